import { expect, it } from "vitest";
import { createJudge } from "./createJudge.ts";
import type { SideReports } from "./readSides.ts";

const side = (documents: number, visits: number, errors = 0, lcp: readonly number[] = []): SideReports => ({
  ...{ documents, visits, errors, lcp },
  ...{ inp: [], cls: [] },
});
const values = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index);

it("finds a variant that reports more errors, and one that is slower", () => {
  expect(createJudge()({ live: side(220, 200), variant: side(110, 80, 20) })).toBe("errors 20.0 % against 0.0 %");
  const slow = { live: side(100, 100, 0, values(100, 800)), variant: side(100, 100, 0, values(100, 2000)) };
  expect(createJudge()(slow)).toMatch(/^largest paint 207\d ms against 87\d ms/);
  expect(createJudge()({ live: side(220, 200, 2), variant: side(110, 100, 1) })).toBeUndefined();
});

it("finds a variant that sends documents and no report, although none of them is an error", () => {
  const judge = createJudge();
  expect(judge({ live: side(200, 190), variant: side(60, 0) }), "their visits may follow").toBeUndefined();
  expect(judge({ live: side(400, 380), variant: side(120, 0) })).toMatch(
    /^documents without a visit 100\.0 % against \d\.\d %$/,
  );
});

it("does not take documents of visitors who left at once for silence, when both sides have them", () => {
  const judge = createJudge();
  for (let round = 1; round < 40; round += 1)
    expect(judge({ live: side(100 * round, 60 * round), variant: side(20 * round, 12 * round) })).toBeUndefined();
});
