import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { createDirectoryStore, hasProgram, makeBuild } from "@lending/delivery/testing";
import { build, createWorkshop } from "../testing/startProcesses.ts";

// Measures how many documents, files and reports an edge takes, and its memory before and after:
// node apps/edge/src/bench/main.ts [--rounds 15]. A round takes a second for each. Needs wrk (apt install wrk).
const { values } = parseArgs({ options: { rounds: { type: "string", default: "15" } } });
if (!hasProgram("wrk")) {
  console.error("Install wrk first.");
  process.exit(1);
}

interface Target {
  readonly address: string;
  /** Script of wrk for requests that are no GET. */
  readonly script?: string;
  /** The limit of the rounds: more reports a minute are refused. */
  readonly roundsMax?: number;
}

/** CPU time of a process in microseconds. Unlike requests per second, it hardly depends on other work. */
function cpuTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Requests an address on 32 connections. Throws when a response fails. */
async function measure({ address, script }: Target, pid: number | undefined) {
  const before = cpuTime(pid);
  const child = spawn("wrk", [
    ...["-t1", "-c32", "-d1s", "--latency", ...(script === undefined ? [] : ["-s", script])],
    ...["-H", "accept-encoding: gzip", "-H", "accept: text/html,*/*", address],
  ]);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => child.once("close", resolve));
  const [, value = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  const count = Number(/(\d+) requests in/.exec(text)?.[1]);
  if (!count || /Non-2xx|Socket errors/.test(text)) throw new Error(`${address}: ${text}`);
  return {
    count,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99Ms: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
    cpuUs: (cpuTime(pid) - before) / count,
  };
}

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const workshop = await createWorkshop();
try {
  const publisher = workshop.publisher(createDirectoryStore(path.join(workshop.root, "store")));
  // A script of 40 kB that compresses to about a third, as real ones do.
  const words = Array.from({ length: 500 }, (_, index) => ((index * 7919) % 100_003).toString(36)).join(" ");
  await publisher.ship(build("shell", "1.0.0"), makeBuild({ name: "promo", version: "1.0.0", words }));
  const edge = await workshop.startEdge({ EDGE_LOG: "problems", EDGE_PROXIES: "1" });
  const { origin } = edge;
  const read = async (address: string) => {
    const response = await fetch(origin + address, { headers: { accept: "text/html,*/*" } });
    return Buffer.from(await response.arrayBuffer());
  };
  const html = await read("/promo");
  const asset = /\/assets\/promo[^"\s]+\.js/.exec(html.toString())?.[0] ?? "";
  console.log(
    `document ${html.length} B, ${gzipSync(html).length} B gzip; file ${gzipSync(await read(asset)).length} B gzip`,
  );

  /** Writes a script of wrk that sends a report from another address each time. */
  function writeReports(name: string, report: object): string {
    const file = path.join(workshop.root, `${name}.lua`);
    writeFileSync(
      file,
      `local n = 0
       function request()
         n = n + 1
         local address = "10." .. (n % 250) .. "." .. (n % 241) .. ".1"
         return wrk.format("POST", nil, { ["x-forwarded-for"] = address }, [[${JSON.stringify(report)}]])
       end\n`,
    );
    return file;
  }
  const page = { remote: "promo", version: "1.0.0", release: 1, variant: "" };
  const event = { event: "visit", ...page, lcp: 900, inp: 40, cls: 0.01 };
  const violation = { "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://other.example" } };
  const targets: Readonly<Record<string, Target>> = {
    documents: { address: `${origin}/promo?sessionId=a` },
    files: { address: origin + asset },
    "/collect": { address: `${origin}/collect`, script: writeReports("collect", event), roundsMax: 5 },
    "/reports": { address: `${origin}/reports`, script: writeReports("reports", violation), roundsMax: 5 },
  };
  const memory = async () => {
    const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(await edge.metrics()) ?? [];
    return `${Math.round(Number(bytes) / 1e6)} MB`;
  };

  console.log(`at the start: ${await memory()}`);
  console.log("| | requests a second | p99 | CPU time of a request | memory after |\n|---|---|---|---|---|");
  let total = 0;
  for (const [name, target] of Object.entries(targets)) {
    await measure(target, edge.child.pid);
    const all: Awaited<ReturnType<typeof measure>>[] = [];
    const rounds = Math.min(Number(values.rounds), target.roundsMax ?? Number.POSITIVE_INFINITY);
    while (all.length < rounds) all.push(await measure(target, edge.child.pid));
    total += all.reduce((sum, { count }) => sum + count, 0);
    const [rate, p99, cpu] = (["perSecond", "p99Ms", "cpuUs"] as const).map((key) =>
      median(all.map((one) => one[key])),
    );
    const row = [name, Math.round(rate ?? 0), `${p99?.toFixed(1)} ms`, `${cpu?.toFixed(1)} us`, await memory()];
    console.log(`| ${row.join(" | ")} |`);
  }
  console.log(`${total} requests`);
} finally {
  await workshop.stop();
}
