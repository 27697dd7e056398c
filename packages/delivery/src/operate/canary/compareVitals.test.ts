import { describe, expect, it } from "vitest";
import { compareVitals, readVariants, type VariantReports } from "./compareVitals.ts";
import { spreadBuckets } from "./queryPrometheus.ts";

const reportsOf = (visits: number, errors: number, vitals: Partial<VariantReports> = {}): VariantReports => ({
  visits,
  errors,
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

const ofLoan = { releases: new Set([3]), remotes: ["loan"] };
const report = (body: object) => ({
  body: { event: "visit", remote: "loan", release: 3, variant: "live", ...body },
});

describe("reading the reports of a canary", () => {
  it("counts each variant, with the web vitals of visits that measured them", () => {
    const variants = readVariants(
      [
        report({ lcp: 1200, inp: 80, cls: 0 }),
        report({ lcp: 900 }),
        report({ event: "error" }),
        report({ variant: "canary", inp: 40, cls: 0.1 }),
        report({ variant: "canary", event: "error", lcp: 5 }),
        report({ variant: "canary", event: "error" }),
      ],
      ofLoan,
    );
    expect(variants.live).toEqual({ visits: 2, errors: 1, lcp: [1200, 900], inp: [80], cls: [0] });
    expect(variants.canary).toEqual({ visits: 1, errors: 2, lcp: [], inp: [40], cls: [0.1] });
  });

  it.each([
    ["of another release", report({ release: 2 })],
    ["of another remote", report({ remote: "repay" })],
    ["of another event", report({ event: "click" })],
    ["of an unknown variant", report({ variant: "other" })],
    ["with a negative value", report({ lcp: -1 })],
    ["without a body", { event: "visit", release: 3, variant: "live" }],
    ["with a text as its body", { body: "text" }],
    ["that is empty", null],
  ])("ignores a report %s", (_, invalid) => {
    expect(readVariants([invalid], ofLoan).live).toMatchObject({ visits: 0, errors: 0 });
  });

  it("throws when the reports are not a list", () => {
    expect(() => readVariants({ reports: [] }, ofLoan)).toThrow("The reports are not a list.");
  });
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
