import { describe, expect, it } from "vitest";
import { lateDayFee, lateFee, latePenalty } from "./bill.ts";
import { planInstalments } from "./instalments.ts";
import { runningStatus, waitingStatus } from "./orderLife.ts";
import { PRODUCTS } from "./seedData.ts";

describe("latePenalty", () => {
  it.each([
    [0, false, 0],
    [-5, false, 0],
    [1, false, 100_000 + 5_000],
    [1, true, 80_000 + 5_000],
    [30, false, 100_000 + 150_000],
    [31, false, 100_000 + 154_000],
    [90, false, 100_000 + 390_000],
    [91, false, 100_000 + 392_000],
  ])("on ₱1.000 unpaid, %d days late, repeat client %s, is %d centavos", (days, isRepeat, centavos) => {
    expect(latePenalty(100_000, days, isRepeat)).toBe(centavos);
  });

  it("is rounded down to whole pesos", () => {
    expect(latePenalty(265_000, 3, true)).toBe(80_000 + 39_700);
  });
});

describe("lateFee", () => {
  it.each([
    ["capped", 0, 0],
    ["capped", -5, 0],
    ["capped", 1, 400],
    ["capped", 3, 1_300],
    ["capped", 30, 13_200],
    ["capped", 1_000, 265_000],
    ["loan-terms", 3, 80_000 + 39_700],
  ] as const)("%s is, %d days late on ₱2.650, %d centavos", (kind, days, centavos) => {
    expect(lateFee(kind, 265_000, days, true)).toBe(centavos);
  });
});

describe("lateDayFee", () => {
  it.each([
    ["capped", 500],
    ["loan-terms", 100_000 + 13_300],
  ] as const)("%s is, on ₱2.650, %d centavos", (kind, centavos) => {
    expect(lateDayFee(kind, 265_000)).toBe(centavos);
  });

  it.each(PRODUCTS)("of $id is at least what any late day of any payment adds", ({ lateFee: kind, ...product }) => {
    const terms = { ...product, principalCentavos: product.offerCentavos };
    for (const { principalCentavos, interestCentavos } of planInstalments(terms, "2026-11-21")) {
      const amount = principalCentavos + interestCentavos;
      const added = Array.from(
        { length: 400 },
        (_, day) => lateFee(kind, amount, day + 1, false) - lateFee(kind, amount, day, false),
      );
      expect(Math.max(...added)).toBeLessThanOrEqual(lateDayFee(kind, amount));
    }
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
