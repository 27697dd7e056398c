import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { createDirectoryStore, freePort, hasProgram, makeBuild } from "@lending/delivery/testing";
import { createWorkshop } from "../testing/startProcesses.ts";

// Compares the edge, nginx with the same files, and nginx with its one-second cache in front of the edge, in turns in one run, and
// measures how many reports the edge takes. `--requests 1000000` sends that many requests instead and prints the memory of the edge:
// node apps/edge/src/bench/main.ts [--seconds 1] [--rounds 15] [--requests n]. Needs wrk and nginx (apt install wrk nginx-light).
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "1" },
    rounds: { type: "string", default: "15" },
    requests: { type: "string" },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const missing = ["wrk", "nginx"].filter((name) => !hasProgram(name));
if (missing.length > 0) {
  console.error(`Install first: ${missing.join(", ")}.`);
  process.exit(1);
}

interface Target {
  readonly address: string;
  /** Process of the server, whose CPU time is read. */
  readonly pid: number | undefined;
  /** Script of wrk for requests that are no GET. */
  readonly script?: string;
}

/** CPU time of a process and its children in microseconds. Unlike requests per second, it hardly depends on other work. */
function cpuTime(pid: number | undefined): number {
  const children = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean);
  // The loader of nginx's cache ends after a minute.
  const running = [pid, ...children].filter((one) => existsSync(`/proc/${one}/stat`));
  const ticks = running.map((one) => {
    const fields = readFileSync(`/proc/${one}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000;
}

/** Requests an address on 32 connections. Throws when a response fails. */
async function measure({ address, pid, script }: Target, duration: number) {
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
type Measurement = Awaited<ReturnType<typeof measure>>;

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/**
 * Measures targets in turns, and prints each one's rate and CPU time, with its share of the first one's. A share is the median of
 * the shares in each turn, because other work on the machine slows down all targets of a turn.
 */
async function compare(name: string, targets: Readonly<Record<string, Target>>): Promise<void> {
  const results = new Map<string, Measurement[]>(Object.keys(targets).map((one) => [one, []]));
  for (const one of Object.values(targets)) await measure(one, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const [contender, one] of Object.entries(targets)) results.get(contender)?.push(await measure(one, seconds));
  const [first = []] = results.values();
  for (const [contender, all] of results) {
    const of = (key: keyof Measurement) => median(all.map((one) => one[key]));
    const share = (read: (own: Measurement, base: Measurement) => number) =>
      median(all.map((own, turn) => read(own, first[turn] ?? own))).toFixed(2);
    const byRate = share((own, base) => own.perSecond / base.perSecond);
    const byCpu = share((own, base) => base.cpuUs / own.cpuUs);
    console.log(
      `| ${name} | ${contender} | ${Math.round(of("perSecond"))} (${byRate}) | ${of("p99Ms").toFixed(1)} ms | ${of("cpuUs").toFixed(1)} us (${byCpu}) |`,
    );
  }
}

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
  const { pid } = edge.child;
  const reports = {
    "/collect": { address: `${origin}/collect`, pid, script: writeReports("collect", event) },
    "/reports": { address: `${origin}/reports`, pid, script: writeReports("reports", violation) },
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
      [{ address: `${origin}/promo?sessionId=a`, pid }, 6],
      [{ address: origin + asset, pid }, 6],
      [reports["/collect"], 1],
    ];
    for (let step = 1; total < Number(values.requests); ) {
      for (const [target, duration] of turns) total += (await measure(target, duration)).count;
      if (total < (Number(values.requests) / 10) * step) continue;
      step = Math.floor((total / Number(values.requests)) * 10) + 1;
      console.log(`after ${total} requests: ${await memory()}`);
    }
  } else {
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
    const own = /^(?:connection|keep-alive|date|etag|vary|transfer-encoding|content-(?:type|length|encoding))$/;
    const added = [...headers]
      .filter(([name]) => !own.test(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
      .join(" ");
    const quiet = (text: string) => text.replace("access_log", "access_log off; #");
    const withFiles = (text: string) =>
      quiet(text)
        .replace(/location \/assets\/ \{[\s\S]*?\n {4}\}/, "")
        .replace(
          /location \/ \{[\s\S]*?\n {4}\}/,
          `location / { root ${files}; gzip_static on; default_type text/html; ${added} }
          location /assets/ { root ${files}; gzip_static on; }`,
        );
    const plain = (text: string) => withFiles(text).replace(/open_file_cache .*;/, "");
    const contenders = {
      "nginx with files": await workshop.startNginx([port], plain),
      "nginx with files, open_file_cache": await workshop.startNginx([port], withFiles),
      "nginx with cache, before the edge": await workshop.startNginx([port], quiet),
      edge: { origin, child: edge.child },
    };
    console.log("| | server | requests a second | p99 | CPU time of a request |\n|---|---|---|---|---|");
    for (const [name, address] of [
      ["documents", "/promo?sessionId=a"],
      ["files", asset],
    ] as const) {
      const targets = Object.entries(contenders).map(([contender, one]) => [
        contender,
        { address: one.origin + address, pid: one.child.pid },
      ]);
      await compare(name, Object.fromEntries(targets));
    }
    for (const [name, target] of Object.entries(reports)) await compare(name, { edge: target });
  }
} finally {
  await workshop.stop();
}
