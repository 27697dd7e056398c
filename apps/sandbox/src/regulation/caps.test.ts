import { describe, expect, it } from "vitest";
import { capRules, describeExcess, findExcesses } from "./caps.ts";

const lawful = {
  offerCentavos: 1_000_000,
  dailyRatePpm: 500,
  termDays: 120,
  instalments: 4,
  lateFee: "capped",
} as const;
const TODAY = "2026-11-21";
const exceeded = (terms: Partial<Parameters<typeof findExcesses>[0]>, day = TODAY) =>
  findExcesses({ ...lawful, ...terms }, day).map(({ cap }) => cap);

describe("caps on small loans", () => {
  it.each([
    ["the demo product", {}, []],
    ["2.1 % a day", { dailyRatePpm: 21_000 }, ["nominalMonthly", "effectiveMonthly", "total"]],
    ["0.19 % a day, flat", { dailyRatePpm: 1_900 }, []],
    ["the late fee of the loan terms", { lateFee: "loan-terms" }, ["lateMonthly", "total"]],
    ["a loan above the scope", { offerCentavos: 1_000_001, lateFee: "loan-terms" }, []],
    ["a term beyond four months", { termDays: 150, lateFee: "loan-terms" }, []],
  ] as const)("are checked for %s", { tags: "rulings.caps" }, (_, terms, caps) => {
    expect(exceeded(terms)).toEqual(caps);
  });

  it("are those in force on the day of the loan", () => {
    const steep = { dailyRatePpm: 2_000, instalments: 12 };
    expect(findExcesses({ ...lawful, dailyRatePpm: 5_000 }, "2026-03-31")[0]?.rule.name).toContain("Circular 3");
    expect(findExcesses({ ...lawful, dailyRatePpm: 5_000 }, "2026-04-01")[0]?.rule.name).toContain("Circular 14");
    expect(exceeded(steep, "2022-03-02")).toEqual([]);
  });

  it("are described with the figure and the limit", () => {
    const [late] = findExcesses({ ...lawful, lateFee: "loan-terms" }, TODAY);
    expect(late && describeExcess(late)).toMatch(/^late fee a month \d+\.\d %, at most 5 %$/);
  });

  it("are listed from the newest rule to the oldest", () => {
    const days = capRules.map(({ from }) => from);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
