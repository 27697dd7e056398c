import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { readBuild } from "@lending/releases/artefact/Build";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { serve } from "@lending/releases/testing";
import { createWorkshop } from "../testing/startProcesses.ts";

/** What an edge did at one number of connections. */
type CurveStep = { readonly connections: number } & Awaited<ReturnType<typeof measureRounds>>;

const [LEFT, TOP, WIDTH, HEIGHT] = [64, 36, 540, 200];

/** Returns a round number that is at least as large. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 5].find((factor) => factor * unit >= value) ?? 10);
}

/** Draws the time of a document over the number of connections, with the documents a second below. Readable on light and dark pages. */
function drawCurve(steps: readonly CurveStep[]): string {
  const top = roundUp(Math.max(...steps.map((one) => one.p99Ms)));
  const x = (index: number) => Math.round(LEFT + ((index + 0.5) / steps.length) * WIDTH);
  const y = (ms: number) => Math.round(TOP + (1 - ms / top) * HEIGHT);
  const line = (key: "p50Ms" | "p99Ms", colour: string) =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${steps.map((one, index) => `${x(index)},${y(one[key])}`).join(" ")}"/>`;
  const text = (atX: number, atY: number, content: string, more = "") =>
    `<text x="${atX}" y="${atY}" ${more}>${content}</text>`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${TOP + HEIGHT + 48}" role="img" font-family="sans-serif" font-size="12" fill="#777">`,
    "<title>Time of a document with data for growing numbers of connections</title>",
    text(LEFT, 16, "99th percentile", 'fill="#d1422f"'),
    text(LEFT + 108, 16, "median", 'fill="#1a7f5a"'),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      `<path stroke="#999" stroke-opacity=".4" d="M${LEFT} ${y(share * top)}h${WIDTH}"/>`,
      text(LEFT - 8, y(share * top) + 4, `${Math.round(share * top)} ms`, 'text-anchor="end"'),
    ]),
    line("p50Ms", "#1a7f5a"),
    line("p99Ms", "#d1422f"),
    ...steps.flatMap((one, index) => [
      text(x(index), TOP + HEIGHT + 20, `${one.connections} at once`, 'text-anchor="middle"'),
      text(x(index), TOP + HEIGHT + 38, `${one.perSecond} a second`, 'text-anchor="middle"'),
    ]),
    "</svg>",
  ].join("\n")}\n`;
}

// Measures the CPU time that an edge takes for documents and reports of the builds of this checkout:
// node apps/edge/src/bench/main.ts [--rounds 15] [--curve docs/performance/edge.svg]. A round takes a second for each. `--curve` draws
// what documents with data do at growing numbers of connections.
const { values } = parseArgs({ options: { rounds: { type: "string", default: "15" }, curve: { type: "string" } } });
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
  const targets: Readonly<Record<string, Target>> = {
    documents: { address: document },
    "documents with data": { address: `${document}&sessionId=s-1&deviceId=d-1` },
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
  const target = targets["documents with data"];
  if (values.curve !== undefined && target) {
    const steps: CurveStep[] = [];
    for (const connections of [1, 2, 4, 8, 16, 32])
      steps.push({ connections, ...(await measureRounds(target, edge.child.pid, connections)) });
    console.table(steps);
    writeFileSync(values.curve, drawCurve(steps));
  }
} finally {
  agent.destroy();
  await api.close();
  await workshop.stop();
}
