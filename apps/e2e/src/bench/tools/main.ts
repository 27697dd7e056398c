import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSandbox } from "../../harness/startSandbox.ts";
import { median } from "../report/statistics.ts";
import { writeMeasured } from "../report/writeMeasured.ts";
import { measureHotReload } from "./measureHotReload.ts";
import { type Load, measureLoad } from "./measureLoad.ts";
import { measureShip } from "./measureShip.ts";
import { measureStart } from "./measureStart.ts";
import { startDevelopment } from "./startDevelopment.ts";
import { startPlain } from "./startPlain.ts";
import { startViteServer } from "./startViteServer.ts";

// The sandbox beside a plain route that sends the same bytes, in turn; and the start of everything from builds that stand, a change under the development server, and a shipment.
const ROUNDS = 9;
const STARTS = 5;
const CHANGES = 9;
const SHIPMENTS = 3;
const load = { connections: 32, milliseconds: 2_000 };

const sandbox = await startSandbox();
const order = `${sandbox.origin}/api/app/v3/loan-details?sessionId=demo&productId=p-1&orderId=o-174`;
const answer = await fetch(order, { headers: { "X-Requested-With": "XMLHttpRequest" } });
const plain = await startPlain(await answer.text());
const loads: Record<"sandbox" | "plain", Load[]> = { sandbox: [], plain: [] };
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = { sandbox: await measureLoad(order, load), plain: await measureLoad(`${plain.origin}/order`, load) };
    // The first round is the engine's.
    if (round > 0) for (const name of ["sandbox", "plain"] as const) loads[name].push(both[name]);
  }
} finally {
  plain.stop();
  await sandbox.stop();
}

const data = mkdtempSync(path.join(tmpdir(), "start-"));
const starts: number[] = [];
for (let round = 0; round < STARTS; round += 1) starts.push(await measureStart(data));
const changes: Record<"ours" | "vite", readonly number[]> = { ours: [], vite: [] };
for (const [name, start] of [
  ["ours", startDevelopment],
  ["vite", startViteServer],
] as const) {
  const server = await start(data);
  try {
    changes[name] = await measureHotReload(server.origin, CHANGES);
  } finally {
    await server.stop();
  }
}
const shipments = measureShip(data, SHIPMENTS);
rmSync(data, { recursive: true, force: true });

const of = (name: "sandbox" | "plain", key: keyof Load) => median(loads[name].map((one) => one[key]));
const text = [
  `${ROUNDS} alternating rounds, ${load.connections} open connections, the client on the same machine. Values are medians.`,
  [
    "| order details | requests per second | 99 of 100 within |",
    "|---|---|---|",
    ...(["sandbox", "plain"] as const).map(
      (name) =>
        `| ${name === "plain" ? "a plain Hono route with the same bytes" : "the sandbox"} | ${Math.round(of(name, "perSecond"))} | ${of(name, "p99").toFixed(1)} ms |`,
    ),
  ].join("\n"),
  `The sandbox handles ${(of("sandbox", "perSecond") / of("plain", "perSecond")).toFixed(2)} of the plain route's requests. From \`npm start\`, with everything built, to\nthe first document: ${median(starts).toFixed(1)} s (median of ${STARTS}).`,
  [
    "Hot reload, from a changed text in the loan remote's source to the screen that shows it, with its",
    `state preserved: ${Math.round(median(changes.ours))} ms under \`pnpm dev loan\`, ${Math.round(median(changes.vite))} ms under Vite's development server on M's`,
    `sources, a ratio of ${(median(changes.ours) / median(changes.vite)).toFixed(2)} (medians of ${CHANGES}; slowest ${Math.round(Math.max(...changes.ours))} and ${Math.round(Math.max(...changes.vite))} ms). A build and`,
    `shipment of the loan remote alone, without opening every path in a browser: ${median(shipments).toFixed(1)} s (median of ${SHIPMENTS}).`,
  ].join("\n"),
].join("\n\n");
console.log(text);
writeMeasured("tools", text);
