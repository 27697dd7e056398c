import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { createDirectoryStore, makeBuild } from "@lending/delivery/testing";
import { createWorkshop, freePort, hasProgram } from "../testing/startProcesses.ts";

// Compares the edge, nginx with the same files, and nginx with its one-second cache in front of the edge, in turns in one run:
// node apps/edge/src/bench/main.ts [seconds of each measurement] [rounds]. Needs wrk and nginx (apt install wrk nginx-light).
const [seconds = 4, rounds = 3] = process.argv.slice(2).map(Number);
const WARM_UP_SECONDS = 1;
const missing = ["wrk", "nginx"].filter((name) => !hasProgram(name));
if (missing.length > 0) {
  console.error(`Install first: ${missing.join(", ")}.`);
  process.exit(1);
}

interface Measurement {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Requests an address on 32 connections. Throws when a response fails. */
async function measure(address: string, duration: number): Promise<Measurement> {
  const child = spawn("wrk", [
    ...["-t1", "-c32", `-d${duration}s`, "--latency"],
    ...["-H", "accept-encoding: gzip", "-H", "accept: text/html,*/*", address],
  ]);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => child.once("close", resolve));
  const [, value = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  if (!perSecond || /Non-2xx|Socket errors/.test(text)) throw new Error(`${address}: ${text}`);
  return { perSecond, p99Ms: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"] };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
  const port = await freePort();
  const metricsPort = await freePort();
  const edge = { EDGE_STORE: folder, EDGE_LOG: "problems", EDGE_METRICS_PORT: String(metricsPort) };
  await workshop.startEdge(port, edge);
  const origin = `http://127.0.0.1:${port}`;

  const read = async (address: string) => {
    const response = await fetch(origin + address, { headers: { accept: "text/html,*/*" } });
    return Buffer.from(await response.arrayBuffer());
  };
  const html = await read("/promo");
  const asset = /\/assets\/promo[^"\s]+\.js/.exec(html.toString())?.[0] ?? "";
  const files = path.join(workshop.root, "files");

  for (const [address, content] of [
    ["/promo", html],
    [asset, await read(asset)],
  ] as const) {
    mkdirSync(path.dirname(files + address), { recursive: true });
    writeFileSync(files + address, content);
    writeFileSync(`${files + address}.gz`, gzipSync(content));
  }
  // The same headers too: the security policy is as long as the document.
  const { headers } = await fetch(`${origin}/promo`, { headers: { accept: "text/html" } });
  const added = [...headers]
    .filter(
      ([name]) =>
        !/^(?:connection|keep-alive|date|etag|vary|transfer-encoding|content-(?:type|length|encoding))$/.test(name),
    )
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join(" ");
  const withCache = await workshop.startNginx([port], (text) => text.replace("access_log", "access_log off; #"));
  const withFiles = await workshop.startNginx([port], (text) =>
    text
      .replace("access_log", "access_log off; #")
      .replace(/location \/assets\/ \{[\s\S]*?\n {4}\}/, "")
      .replace(
        /location \/ \{[\s\S]*?\n {4}\}/,
        `location / { root ${files}; gzip_static on; default_type text/html; ${added} }
        location /assets/ { root ${files}; gzip_static on; }`,
      ),
  );

  const contenders = { edge: origin, "nginx with files": withFiles.origin, "nginx with cache": withCache.origin };
  const memory = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6);
  };
  console.log(`document ${html.length} B, ${gzipSync(html).length} B gzip; file ${(await read(asset)).length} B`);
  console.log(`| | ${Object.keys(contenders).join(" | ")} |\n|---|${"---|".repeat(3)}`);
  for (const [name, address] of [
    ["documents", "/promo?sessionId=a"],
    ["files", asset],
  ] as const) {
    const results = new Map<string, Measurement[]>(Object.keys(contenders).map((one) => [one, []]));
    for (const one of Object.values(contenders)) await measure(one + address, WARM_UP_SECONDS);
    const before = await memory();
    for (let round = 0; round < rounds; round += 1)
      for (const [contender, one] of Object.entries(contenders))
        results.get(contender)?.push(await measure(one + address, seconds));
    const reference = median((results.get("nginx with files") ?? []).map(({ perSecond }) => perSecond));
    const cells = [...results.values()].map((all) => {
      const perSecond = median(all.map((one) => one.perSecond));
      const p99 = median(all.map(({ p99Ms }) => p99Ms)).toFixed(1);
      return `${Math.round(perSecond)}/s (${(perSecond / reference).toFixed(2)}), p99 ${p99} ms`;
    });
    console.log(`| ${name} | ${cells.join(" | ")} |`);
    console.log(`memory of the edge: ${before} MB before, ${await memory()} MB after`);
  }
} finally {
  await workshop.stop();
}
