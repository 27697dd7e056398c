import { expect, it } from "vitest";
import { spreadBuckets } from "./queryPrometheus.ts";

const end = Number.POSITIVE_INFINITY;

it("spreads the values of each bucket evenly, in the order of the limits", () => {
  const values = spreadBuckets(
    new Map([
      [end, 8],
      [200, 8],
      [100, 4],
    ]),
  );
  expect(values).toEqual([12.5, 37.5, 62.5, 87.5, 112.5, 137.5, 162.5, 187.5]);
});

it("counts values above the last limit as that limit", () => {
  expect(
    spreadBuckets(
      new Map([
        [100, 0],
        [end, 2],
      ]),
    ),
  ).toEqual([100, 100]);
});

it("returns no values without reports, and represents very many by 2000", () => {
  expect(spreadBuckets(new Map())).toEqual([]);
  const values = spreadBuckets(
    new Map([
      [100, 1_000_000],
      [end, 1_000_000],
    ]),
  );
  expect(values).toHaveLength(2000);
  expect(values.at(-1)).toBeCloseTo(99.975);
});
