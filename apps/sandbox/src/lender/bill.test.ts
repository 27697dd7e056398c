import { describe, expect, it } from "vitest";
import { capRules, describeExcess, findExcesses } from "../regulation/caps.ts";
import { lateFee } from "./bill.ts";
import { runningStatus, waitingStatus } from "./orderLife.ts";
import { PRODUCTS } from "./seed.ts";

describe("lateFee", () => {
  it.each([
    ["loan-terms", 0, false, 0],
    ["loan-terms", -5, false, 0],
    ["loan-terms", 1, false, 100_000 + 5_000],
    ["loan-terms", 1, true, 80_000 + 5_000],
    ["loan-terms", 30, false, 100_000 + 150_000],
    ["loan-terms", 31, false, 100_000 + 154_000],
    ["loan-terms", 90, false, 100_000 + 390_000],
    ["loan-terms", 91, false, 100_000 + 392_000],
    ["capped", 0, true, 0],
    ["capped", 1, true, 166],
    ["capped", 3, true, 3 * 166],
    ["capped", 30, true, 30 * 166],
    ["capped", 600, true, 600 * 166],
    ["capped", 1_000, true, 600 * 166],
  ] as const)("%s is, on ₱1.000 unpaid, %d days late, repeat client %s, %d centavos", (kind, days, isRepeat, fee) => {
    expect(lateFee(kind, 100_000, days, isRepeat)).toBe(fee);
  });
});

describe("runningStatus", () => {
  it.each([
    [undefined, "200"],
    ["2026-11-20", "180"],
    ["2026-11-21", "174"],
    ["2026-11-24", "174"],
    ["2026-11-25", "170"],
    ["2026-12-21", "170"],
  ])("with the next payment on %s is %s on 2026-11-21", (dueOn, status) => {
    expect(runningStatus(dueOn, "2026-11-21")).toBe(status);
  });
});

describe("waitingStatus", () => {
  it.each([
    ["21", "2026-11-21", undefined],
    ["110", "2026-11-21", undefined],
    ["110", "2026-11-22", "151"],
    ["151", "2026-11-22", undefined],
    ["21", "2026-11-23", "disburse"],
    ["151", "2026-12-30", "disburse"],
  ])("of %s applied for on 2026-11-21 becomes, on %s, %s", (status, today, next) => {
    expect(waitingStatus(status, "2026-11-21", today)).toBe(next);
  });
});

const [lawful = expect.unreachable()] = PRODUCTS;
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
    const limitOn = (day: string) => findExcesses({ ...lawful, dailyRatePpm: 5_000 }, day)[1]?.limit;
    expect([limitOn("2026-03-31"), limitOn("2026-04-01")]).toEqual([15, 12]);
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
