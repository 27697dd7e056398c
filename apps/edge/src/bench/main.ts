import { existsSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { readBuild } from "@lending/releases/artefact/Build";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { serve } from "@lending/releases/testing";
import { createWorkshop } from "../testing/startProcesses.ts";

// Measures the CPU time that an edge takes for documents and reports of the builds of this checkout:
// node apps/edge/src/bench/main.ts [--rounds 15] [--curve]. A round takes a second for each. `--curve` also measures documents with data
// at growing numbers of connections.
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "15" }, curve: { type: "boolean", default: false } },
});
const apps = path.join(import.meta.dirname, "../../..");
const names = ["shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"];
if (!existsSync(path.join(apps, "shell/dist/shell/shell.json")))
  throw new Error("Build first: pnpm exec turbo run build");

const CONNECTIONS = 32;
const ROUND_MS = 1000;
/** The size of the response that an order's page reads. */
const DATA_BYTES = 8000;

interface Target {
  readonly address: string;
  /** The body of a POST. */
  readonly body?: string;
}

/** CPU time of a process in microseconds. Unlike requests per second, it hardly depends on other work. */
function cpuTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const send = ({ address, body }: Target) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now();
    const headers = { "accept-encoding": "br", accept: "text/html,*/*" };
    const sent = request(address, { agent, headers, method: body === undefined ? "GET" : "POST" }, (response) => {
      if ((response.statusCode ?? 0) >= 300) reject(new Error(`${address}: status ${response.statusCode}`));
      response.resume().once("end", () => resolve(performance.now() - started));
    });
    sent.once("error", reject).end(body);
  });

/** Requests an address on some connections for a second. */
async function measure(target: Target, pid: number | undefined, connections = CONNECTIONS) {
  const before = cpuTime(pid);
  const until = performance.now() + ROUND_MS;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) times.push(await send(target));
    }),
  );
  times.sort((one, other) => one - other);
  const [p50Ms = 0, p99Ms = 0] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)] ?? 0);
  return { count: times.length, p50Ms, p99Ms, cpuUs: (cpuTime(pid) - before) / times.length };
}

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Returns the medians of some rounds. */
async function measureRounds(target: Target, pid: number | undefined, connections = CONNECTIONS) {
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  while (all.length < Number(values.rounds)) all.push(await measure(target, pid, connections));
  const of = (key: keyof (typeof all)[number]) => median(all.map((one) => one[key]));
  return { perSecond: of("count"), p50Ms: of("p50Ms"), p99Ms: of("p99Ms"), cpuUs: of("cpuUs") };
}

const workshop = await createWorkshop();
const data = JSON.stringify({ code: 0, data: { text: "x1 ".repeat(DATA_BYTES / 3) } });
const api = await serve((_, response) => response.setHeader("content-type", "application/json").end(data));
try {
  const publisher = workshop.publisher(createFolderStore(path.join(workshop.root, "store")));
  await publisher.ship(...names.map((name) => readBuild(path.join(apps, name), name)));
  const edge = await workshop.startEdge({ EDGE_LOG: "problems", EDGE_PROXIES: "1", EDGE_API_ORIGIN: api.origin });
  const { origin } = edge;
  const document = `${origin}/loanDetail?productId=p-1&orderId=o-1`;
  const html = await (await fetch(document, { headers: { accept: "text/html" } })).text();
  console.log(`document ${html.length} B, ${brotliCompressSync(html).length} B brotli; data ${data.length} B`);
  const event = { event: "visit", remote: "loan", version: "0.1.0", release: 1, lcp: 900, inp: 40, cls: 0.01 };
  const violation = { "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://other.example" } };
  const withData: Target = { address: `${document}&sessionId=s-1&deviceId=d-1` };
  const targets: Readonly<Record<string, Target>> = {
    documents: { address: document },
    "documents with data": withData,
    "/collect": { address: `${origin}/collect`, body: JSON.stringify(event) },
    "/reports": { address: `${origin}/reports`, body: JSON.stringify(violation) },
  };
  console.log("| | documents a second and core | p99 | CPU time of a request |\n|---|---|---|---|");
  for (const [name, target] of Object.entries(targets)) {
    await measure(target, edge.child.pid);
    const { p99Ms, cpuUs } = await measureRounds(target, edge.child.pid);
    const row = [name, Math.round(1e6 / cpuUs), `${p99Ms.toFixed(0)} ms`, `${cpuUs.toFixed(0)} µs`];
    console.log(`| ${row.join(" | ")} |`);
  }
  for (const connections of values.curve ? [1, 2, 4, 8, 16, 32] : [])
    console.log(connections, await measureRounds(withData, edge.child.pid, connections));
} finally {
  agent.destroy();
  await api.close();
  await workshop.stop();
}
