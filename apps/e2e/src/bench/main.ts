import { findChromium } from "@lending/federation/testing";
import { chromium } from "@playwright/test";
import { startSandbox } from "../harness/startSandbox.ts";
import { type Load, measureLoad, type Profile } from "./measureLoad.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const kilobits = (count: number) => (count * 1000) / 8;

const profiles: readonly Profile[] = [
  { name: "slow 4G, 4x", latency: 150, downloadThroughput: kilobits(1638), uploadThroughput: kilobits(750), cpu: 4 },
  { name: "9 Mbit/s, 4x", latency: 100, downloadThroughput: kilobits(9000), uploadThroughput: kilobits(1000), cpu: 4 },
];
const paths = [
  { path: "/loanDetail", query: "productId=p-1&orderId=o-174", landmark: "Payment is due soon" },
  { path: "/repay", query: "productId=p-1&orderId=o-174", landmark: "Payment Method" },
];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const spread = (values: readonly number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))})`;

const sandbox = await startSandbox();
const browser = await chromium.launch(await findChromium());
try {
  console.log(`Cold loads, medians of ${RUNS} with their spread. Times in ms, bytes as transferred.\n`);
  console.log("| profile | path | first paint | largest paint | screen | levels | requests | script kB | all kB |");
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const profile of profiles) {
    const loads = new Map<string, Load[]>(paths.map(({ path }) => [path, []]));
    // In turn, so that a drift of the machine meets every path alike; the first round warms the server and is dropped.
    for (let run = 0; run <= RUNS; run += 1) {
      for (const { path, query, landmark } of paths) {
        const url = `${sandbox.origin}${path}?sessionId=demo&deviceId=bench&${query}`;
        const load = await measureLoad({ browser, url, profile, landmark });
        if (run > 0) loads.get(path)?.push(load);
      }
    }
    for (const [path, measured] of loads) {
      const of = (key: keyof Load) => measured.map((load) => load[key]);
      const kB = (key: keyof Load) => (median(of(key)) / 1000).toFixed(1);
      console.log(
        `| ${profile.name} | ${path} | ${spread(of("firstPaint"))} | ${spread(of("largestPaint"))} | ${spread(of("screen"))} | ${median(of("levels"))} | ${median(of("requests"))} | ${kB("scriptBytes")} | ${kB("bytes")} |`,
      );
    }
  }
} finally {
  await browser.close();
  await sandbox.stop();
}
