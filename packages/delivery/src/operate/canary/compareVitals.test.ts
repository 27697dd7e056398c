import { expect, it } from "vitest";
import { compareVitals } from "./createJudge.ts";
import type { SideReports } from "./readSides.ts";
import { spreadBuckets } from "./readSides.ts";

const reportsOf = (visits: number, errors: number, vitals: Partial<SideReports> = {}): SideReports => ({
  ...{ documents: visits, visits, errors },
  lcp: [],
  inp: [],
  cls: [],
  ...vitals,
});
/** Values that are evenly spread between two numbers. */
const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

it.each([
  ["as fast", { lcp: spread(200, 800, 2000) }, { lcp: spread(100, 800, 2000) }, undefined],
  [
    "slower to paint",
    { lcp: spread(200, 800, 2000) },
    { lcp: spread(100, 1400, 2600) },
    /^largest paint 22\d\d ms against 1[67]\d\d ms/,
  ],
  ["slower, with few measurements", { lcp: spread(200, 800, 2000) }, { lcp: spread(19, 3000, 4000) }, undefined],
  ["slower by less than the margin", { lcp: spread(9000, 800, 1000) }, { lcp: spread(9000, 950, 1150) }, undefined],
  [
    "slow to respond to a tap",
    { inp: spread(100, 40, 120) },
    { inp: spread(100, 150, 400) },
    /^response to a tap 3\d\d ms against 1\d\d ms/,
  ],
  [
    "that shifts",
    { cls: spread(100, 0, 0.02) },
    { cls: spread(100, 0.1, 0.3) },
    /^layout shift 0\.25 against 0\.0[12]/,
  ],
  ["faster", { lcp: spread(100, 1400, 2600) }, { lcp: spread(100, 800, 2000) }, undefined],
])("rates the web vitals of a canary: %s", (_, live, canary, why) => {
  const found = compareVitals(reportsOf(1000, 0, live), reportsOf(1000, 0, canary));
  if (why === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(why);
});

const end = Number.POSITIVE_INFINITY;
it.each<[string, [number, number][], number[]]>([
  [
    "evenly within each bucket, in the order of the limits",
    [
      [end, 8],
      [200, 8],
      [100, 4],
    ],
    [12.5, 37.5, 62.5, 87.5, 112.5, 137.5, 162.5, 187.5],
  ],
  [
    "above the last limit as that limit",
    [
      [100, 0],
      [end, 2],
    ],
    [100, 100],
  ],
  ["not at all without reports", [], []],
])("spreads the values of a histogram %s", (_, buckets, values) => {
  expect(spreadBuckets(new Map(buckets))).toEqual(values);
});

it("represents very many values by 2000", () => {
  const values = spreadBuckets(new Map([100, end].map((limit) => [limit, 1_000_000])));
  expect(values).toHaveLength(2000);
  expect(values.at(-1)).toBeCloseTo(99.975);
});
