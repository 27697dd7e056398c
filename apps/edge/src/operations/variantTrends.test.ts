import { expect, it } from "vitest";
import { errorCurve } from "./statusPage.ts";
import { createVariantTrends, type TrendPoint } from "./variantTrends.ts";

const START = Date.parse("2026-03-01T09:00:00.000Z");

/** Trends of counts that grow by one document a second on each side; a tenth of the variant's ends in an error. */
function begin() {
  let seconds = 0;
  const trends = createVariantTrends(
    async (_, side) => ({
      documents: seconds,
      ...(side === "variant"
        ? { visits: seconds - Math.floor(seconds / 10), errors: Math.floor(seconds / 10) }
        : { visits: seconds, errors: 0 }),
    }),
    () => START + seconds * 1000,
  );
  return {
    trends,
    async run(until: number) {
      for (; seconds < until; seconds += 1) await trends.note("1a2b3c4d");
    },
  };
}

it("keep the whole time of a variant in few points", async () => {
  const { trends, run } = begin();
  await run(60);
  expect((await trends.read("1a2b3c4d")).map(({ variant }) => variant.documents)).toEqual([0, 15, 30, 45, 60]);
  await run(7 * 3600);
  const points = await trends.read("1a2b3c4d");
  expect(points.length).toBeLessThan(125);
  expect([points[0]?.at, points.at(-1)?.at]).toEqual([START, START + 7 * 3600 * 1000]);
});

it("forget the oldest of many variants", async () => {
  const { trends } = begin();
  for (let number = 0; number < 60; number += 1) await trends.note(`variant ${number}`);
  expect((await trends.read("variant 0")).length).toBe(1);
  expect((await trends.read("variant 59")).length).toBe(2);
});

it("draw a curve that names both sides, once there are two moments", async () => {
  const { trends, run } = begin();
  expect(errorCurve(await trends.read("1a2b3c4d"))).toBe("");
  await run(120);
  const points: readonly TrendPoint[] = await trends.read("1a2b3c4d");
  const curve = errorCurve(points);
  expect(curve).toContain('aria-label="Share of errors from 09:00 to 09:02 UTC: variant 10.0 %, live 0.0 %"');
  expect(curve.match(/<polyline/g)).toHaveLength(2);
});
