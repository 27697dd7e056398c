import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { createDirectoryStore, freePort, hasProgram, makeBuild } from "@lending/delivery/testing";
import { createWorkshop } from "../testing/startProcesses.ts";

// Measures how many documents, files and reports an edge takes. `--requests 1000000` sends that many requests instead and prints the
// memory of the edge: node apps/edge/src/bench/main.ts [--seconds 1] [--rounds 15] [--requests n]. Needs wrk (apt install wrk).
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "1" },
    rounds: { type: "string", default: "15" },
    requests: { type: "string" },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (!hasProgram("wrk")) {
  console.error("Install wrk first.");
  process.exit(1);
}

interface Target {
  readonly address: string;
  /** Script of wrk for requests that are no GET. */
  readonly script?: string;
}

/** CPU time of a process in microseconds. Unlike requests per second, it hardly depends on other work. */
function cpuTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Requests an address on 32 connections. Throws when a response fails. */
async function measure({ address, script }: Target, duration: number, pid: number | undefined) {
  const before = cpuTime(pid);
  const child = spawn("wrk", [
    ...["-t1", "-c32", `-d${duration}s`, "--latency", ...(script === undefined ? [] : ["-s", script])],
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
  const folder = path.join(workshop.root, "store");
  const publisher = workshop.publisher(createDirectoryStore(folder));
  // A script of 40 kB that compresses to about a third, as real ones do.
  const words = Array.from({ length: 500 }, (_, index) => ((index * 7919) % 100_003).toString(36)).join(" ");
  await publisher.ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    makeBuild({ name: "promo", version: "1.0.0", words }),
  );
  const [port, metricsPort] = [await freePort(), await freePort()];
  const variables = { EDGE_STORE: folder, EDGE_LOG: "problems", EDGE_METRICS_PORT: String(metricsPort) };
  const edge = await workshop.startEdge(port, { ...variables, EDGE_PROXIES: "1" });
  const { pid } = edge.child;
  const origin = `http://127.0.0.1:${port}`;

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
  const event = {
    event: "visit",
    remote: "promo",
    version: "1.0.0",
    release: 1,
    variant: "",
    lcp: 900,
    inp: 40,
    cls: 0.01,
  };
  const violation = { "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://other.example" } };
  const reports = {
    "/collect": { address: `${origin}/collect`, script: writeReports("collect", event) },
    "/reports": { address: `${origin}/reports`, script: writeReports("reports", violation) },
  };

  if (values.requests !== undefined) {
    const memory = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return `${Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6)} MB`;
    };
    console.log(`at the start: ${await memory()}`);
    let total = 0;
    // Reports are limited to 120,000 a minute, so they are the smallest part.
    const turns: readonly (readonly [Target, number])[] = [
      [{ address: `${origin}/promo?sessionId=a` }, 6],
      [{ address: origin + asset }, 6],
      [reports["/collect"], 1],
    ];
    for (let step = 1; total < Number(values.requests); ) {
      for (const [target, duration] of turns) total += (await measure(target, duration, pid)).count;
      if (total < (Number(values.requests) / 10) * step) continue;
      step = Math.floor((total / Number(values.requests)) * 10) + 1;
      console.log(`after ${total} requests: ${await memory()}`);
    }
  } else {
    console.log("| | requests a second | p99 | CPU time of a request |\n|---|---|---|---|");
    const targets = {
      documents: { address: `${origin}/promo?sessionId=a` },
      files: { address: origin + asset },
      ...reports,
    };
    for (const [name, target] of Object.entries(targets)) {
      const all: Awaited<ReturnType<typeof measure>>[] = [];
      await measure(target, 1, pid);
      for (let round = 0; round < rounds; round += 1) all.push(await measure(target, seconds, pid));
      const [rate, p99, cpu] = (["perSecond", "p99Ms", "cpuUs"] as const).map((key) =>
        median(all.map((one) => one[key])),
      );
      console.log(`| ${name} | ${Math.round(rate ?? 0)} | ${p99?.toFixed(1)} ms | ${cpu?.toFixed(1)} us |`);
    }
  }
} finally {
  await workshop.stop();
}
