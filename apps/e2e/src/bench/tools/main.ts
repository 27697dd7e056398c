import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSandbox } from "../../harness/startSandbox.ts";
import { median } from "../report/Results.ts";
import { writeMeasured } from "../report/writeReport.ts";
import {
  type DevelopmentServer,
  startAgainst,
  startDevelopment,
  startPlain,
  startViteServer,
} from "./developmentServers.ts";
import { measureHotReload } from "./measureHotReload.ts";
import { type Load, measureLoad, measureStart } from "./measureServers.ts";
import { measureShip } from "./measureShip.ts";
import { measureVerify } from "./measureVerify.ts";

// Measures the sandbox's throughput against a plain route that sends the same bytes, the start-up time with existing
// builds, hot reload under the development servers, a release of one remote, and the tests.
const ROUNDS = 9;
const STARTS = 5;
const CHANGES = 9;
const SHIPMENTS = 3;
const load = { connections: 32, milliseconds: 2_000 };

const sandbox = await startSandbox();
const order = `${sandbox.origin}/api/app/v3/loan-details?sessionId=demo&productId=p-1&orderId=o-174`;
const response = await fetch(order, { headers: { "X-Requested-With": "XMLHttpRequest" } });
const plain = await startPlain(await response.text());
const loads: Record<"sandbox" | "plain", Load[]> = { sandbox: [], plain: [] };
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = {
      sandbox: await measureLoad(order, load),
      plain: await measureLoad(`${plain.origin}/order`, load),
    };
    // The first round warms up the JavaScript engine.
    if (round > 0) for (const name of ["sandbox", "plain"] as const) loads[name].push(measured[name]);
  }
} finally {
  plain.stop();
  await sandbox.stop();
}

const data = mkdtempSync(path.join(tmpdir(), "start-"));
const starts: number[] = [];
for (let round = 0; round < STARTS; round += 1) starts.push(await measureStart(data));
const shipments = measureShip(data, SHIPMENTS);
const changes: Record<"ours" | "vite" | "against", readonly number[]> = { ours: [], vite: [], against: [] };
for (const [name, start] of [
  ["ours", startDevelopment],
  ["vite", startViteServer],
  ["against", startAgainst],
] as const) {
  const server: DevelopmentServer = await start(data);
  try {
    changes[name] = await measureHotReload(server.origin, CHANGES, server.laptop);
  } finally {
    await server.stop();
  }
}
rmSync(data, { recursive: true, force: true });
const tests = measureVerify();

const medianOf = (name: "sandbox" | "plain", key: keyof Load) => median(loads[name].map((one) => one[key]));
const text = [
  `${ROUNDS} alternating rounds, ${load.connections} open connections, the client on the same machine. Values are medians.`,
  [
    "| order details | requests per second | 99 of 100 within |",
    "|---|---|---|",
    ...(["sandbox", "plain"] as const).map(
      (name) =>
        `| ${name === "plain" ? "a plain Hono route with the same bytes" : "the sandbox"} | ${Math.round(medianOf(name, "perSecond"))} | ${medianOf(name, "p99").toFixed(1)} ms |`,
    ),
  ].join("\n"),
  `The sandbox handles ${(medianOf("sandbox", "perSecond") / medianOf("plain", "perSecond")).toFixed(2)} of the plain route's requests. From \`npm start\`, with everything built, to\nthe first document: ${median(starts).toFixed(1)} s (median of ${STARTS}).`,
  [
    "Hot reload, from a changed text in the loan remote's source to the screen that shows it, with its",
    `state preserved: ${Math.round(median(changes.ours))} ms under \`pnpm dev loan\`, ${Math.round(median(changes.vite))} ms under Vite's development server on M's`,
    `sources, a ratio of ${(median(changes.ours) / median(changes.vite)).toFixed(2)} (medians of ${CHANGES}; slowest ${Math.round(Math.max(...changes.ours))} and ${Math.round(Math.max(...changes.vite))} ms). Inside`,
    `a released site, with \`--against\`: ${Math.round(median(changes.against))} ms, slowest ${Math.round(Math.max(...changes.against))} ms.`,
  ].join("\n"),
  [
    "| tests | seconds | target |",
    "|---|---|---|",
    `| \`npm test\`, nothing cached | ${Math.round(tests.cold)} | 480 |`,
    `| \`npm test\`, nothing changed | ${Math.round(tests.unchanged)} | 20 |`,
    `| \`pnpm verify loan\` after a changed word | ${Math.round(tests.loan)} | 90 |`,
    `| from a changed word of loan to live (${median(shipments.map((one) => one.processorSeconds)).toFixed(1)} s of processor time) | ${median(shipments.map((one) => one.seconds)).toFixed(1)} | 30 |`,
  ].join("\n"),
].join("\n\n");
console.log(text);
writeMeasured("tools", text);
