import { expect, it } from "vitest";
import { createErrorTest } from "./createErrorTest.ts";

const counts = (visits: number, errors: number) => ({ visits, errors });
const checkOnce = (live: readonly [number, number], canary: readonly [number, number]) =>
  createErrorTest()(counts(...live), counts(...canary));

it.each([
  ["17 of 30 are errors, beside 12 visits", [12, 0], [13, 17], "errors 56.7 % against 0.0 %"],
  ["10 % beside 1 %", [900, 9], [90, 10], "errors 10.0 % against 1.0 %"],
  ["1.5 % beside 0.1 %, with many reports", [50_000, 50], [9850, 150], "errors 1.5 % against 0.1 %"],
  ["75 % beside 50 %", [300, 300], [25, 75], "errors 75.0 % against 50.0 %"],
  ["errors only, of fewer reports than a verdict needs", [900, 9], [0, 29], undefined],
  ["nothing yet", [0, 0], [0, 0], undefined],
  ["errors of the canary, and no live reports", [0, 0], [0, 40], undefined],
  ["the same share", [900, 9], [98, 1], undefined],
  ["a little more, within random variation", [900, 9], [98, 2], undefined],
  ["certainly more, but below the margin", [100_000, 100], [100_000, 600], undefined],
  ["fewer", [900, 90], [100, 0], undefined],
] as const)("decides by the first batch: %s", (_, live, canary, why) => {
  expect(checkOnce(live, canary)).toBe(why);
});

it("takes a share that changes for both variants as no evidence", () => {
  const test = createErrorTest();
  test(counts(9000, 90), counts(100, 1));
  // All services fail while most devices get the canary.
  expect(test(counts(9050, 140), counts(1000, 901))).toBeUndefined();
});

it("ignores counts that fall, because a list of reports has a limit", () => {
  const test = createErrorTest();
  test(counts(900, 9), counts(90, 1));
  test(counts(100, 0), counts(10, 0));
  expect(test(counts(900, 9), counts(90, 1))).toBeUndefined();
});

/** A generator of random numbers with a seed (mulberry32), so that every run is the same. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Canary {
  readonly live: number;
  readonly canary: number;
  /** Share of the reports that come from the canary. */
  readonly part: number;
  readonly batches: number;
}

/** Returns the number of reports of the canary until an alarm in each of many canaries; Infinity without one. */
function simulate({ live, canary, part, batches }: Canary, runs: number): readonly number[] {
  const random = createRandom(7);
  return Array.from({ length: runs }, () => {
    const test = createErrorTest();
    const total = { live: [0, 0], canary: [0, 0] };
    for (let batch = 0; batch < batches; batch += 1) {
      for (let report = Math.floor(random() * 40); report > 0; report -= 1) {
        const isCanary = random() < part;
        const isError = random() < (isCanary ? canary : live);
        const found = total[isCanary ? "canary" : "live"];
        found[isError ? 1 : 0] = (found[isError ? 1 : 0] ?? 0) + 1;
      }
      const [[liveVisits = 0, liveErrors = 0], [visits = 0, errors = 0]] = [total.live, total.canary];
      if (test(counts(liveVisits, liveErrors), counts(visits, errors)) !== undefined) return visits + errors;
    }
    return Number.POSITIVE_INFINITY;
  });
}
const RUNS = Number(process.env.CANARY_RUNS ?? 150);

it.each([
  [0.002, 0.1],
  [0.01, 0.1],
  [0.01, 0.5],
  [0.05, 0.1],
  [0.3, 0.5],
])("raises a false alarm in one canary of a hundred at most: errors %d, part of the canary %d", (share, part) => {
  const alarms = simulate({ live: share, canary: share, part, batches: 60 }, RUNS).filter(Number.isFinite).length;
  // Three standard deviations of the simulation itself.
  expect(alarms / RUNS).toBeLessThanOrEqual(0.01 + 3 * Math.sqrt((0.01 * 0.99) / RUNS));
  if (process.env.CANARY_RUNS) process.stdout.write(`errors ${share}, part ${part}: ${alarms} alarms in ${RUNS}\n`);
});

it.each([
  [0.01, 0.5, 0.1, 35],
  [0.01, 0.1, 0.1, 150],
  [0.01, 0.05, 0.5, 500],
])("finds a worse canary: live errors %d, canary %d, part of the canary %d", (live, canary, part, enough) => {
  const found = [...simulate({ live, canary, part, batches: 300 }, 60)].sort((a, b) => a - b);
  if (process.env.CANARY_RUNS)
    process.stdout.write(`${live} -> ${canary}, part ${part}: median ${found[30]}, 90 %: ${found[54]}\n`);
  expect(found[30]).toBeLessThanOrEqual(enough);
});
