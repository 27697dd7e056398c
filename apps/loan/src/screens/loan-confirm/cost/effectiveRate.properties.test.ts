import { runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type DatedPayment, effectiveRates } from "./readCost.ts";

const BITS = 160n;
const ONE = 1n << BITS;

/** Returns the function that raises the base to a whole exponent. It computes each square once. */
function powersOf(base: bigint): (exponent: number) => bigint {
  const squares = [base];
  const squareAt = (index: number): bigint => {
    squares[index] ??= (squareAt(index - 1) ** 2n) >> BITS;
    return squares[index];
  };
  return (exponent) => {
    let result = ONE;
    for (let rest = exponent, index = 0; rest > 0; rest = Math.floor(rest / 2), index += 1) {
      if (rest % 2 === 1) result = (result * squareAt(index)) >> BITS;
    }
    return result;
  };
}

/**
 * Independent solver: bisection in fixed-point numbers of 160 bits for the discount of one day, `w`, with
 * sum(amount * w^days) = received. The monthly rate is w^-30 - 1.
 */
function solve(received: number, payments: readonly DatedPayment[]) {
  const target = BigInt(received) << BITS;
  let low = 0n;
  let high = ONE;
  for (let step = 0; step < 110; step += 1) {
    const middle = (low + high) >> 1n;
    const power = powersOf(middle);
    const value = payments.reduce((sum, { centavos, days }) => sum + BigInt(centavos) * power(days), 0n);
    if (value > target) high = middle;
    else low = middle;
  }
  const power = powersOf(low);
  const rateOver = (days: number) => Number((((ONE << BITS) / power(days) - ONE) * 10n ** 12n) >> BITS) / 1e12;
  return { monthly: rateOver(30), yearly: rateOver(360) };
}

const DAY_MS = 86_400_000;

/** A loan as a lender sends it: whole months or odd gaps from a first day, some through 29 February. */
const loan = fc
  .record({
    principal: fc.integer({ min: 50_000, max: 5_000_000 }),
    deductedPercent: fc.integer({ min: 0, max: 20 }),
    costPercent: fc.integer({ min: 0, max: 60 }),
    firstPeriod: fc.integer({ min: 5, max: 75 }),
    count: fc.integer({ min: 1, max: 8 }),
    isMonthly: fc.boolean(),
    gap: fc.integer({ min: 5, max: 45 }),
    firstDate: fc.integer({ min: Date.UTC(2027, 9, 1) / DAY_MS, max: Date.UTC(2028, 2, 31) / DAY_MS }),
    weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ principal, deductedPercent, costPercent, firstPeriod, count, isMonthly, gap, firstDate, weights }) => {
    const total = Math.round((principal * (100 + costPercent)) / 100);
    const shares = weights.slice(0, count);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const amounts = shares.map((share) => Math.floor((total * share) / whole));
    amounts[0] = (amounts[0] ?? 0) + total - amounts.reduce((sum, amount) => sum + amount, 0);
    const first = new Date(firstDate * DAY_MS);
    const dates = amounts.map((_, index) =>
      isMonthly
        ? Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, first.getUTCDate()) / DAY_MS
        : firstDate + index * gap,
    );
    return {
      received: Math.round((principal * (100 - deductedPercent)) / 100),
      payments: amounts.map((centavos, index) => ({ centavos, days: firstPeriod + (dates[index] ?? 0) - firstDate })),
    };
  });

const rows = (first: number, gap: number, ...amounts: number[]) =>
  amounts.map((centavos, index) => ({ centavos, days: first + index * gap }));

it.each([
  ["without a charge", 1_000_000, rows(30, 30, 500_000, 500_000), 0, 0],
  ["with one instalment after a month", 1_000_000, rows(30, 30, 1_100_000), 10, 213.8428],
  ["with one instalment after 15 days", 1_000_000, rows(15, 30, 1_050_000), 10.25, 222.5099],
  ["with a fee deducted in advance", 900_000, rows(30, 30, 1_000_000), 11.1111, 254.0706],
  ["with the sandbox's plan", 1_000_000, rows(30, 30, 265_000, 265_000, 265_000, 265_000), 2.3722, 32.4904],
])("of a loan %s are exact", (_, received, payments, monthly, yearly) => {
  const rates = effectiveRates(received, payments);
  expect((rates?.monthly ?? Number.NaN) * 100).toBeCloseTo(monthly, 3);
  expect((rates?.yearly ?? Number.NaN) * 100).toBeCloseTo(yearly, 3);
});

it("agree with an independent solver within 0.01 percentage points on any loan", {
  tags: "rulings.effective-rate",
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(loan, ({ received, payments }) => {
      const expected = solve(received, payments);
      const rates = effectiveRates(received, payments);
      // A yearly rate above 1 000 000 % is shown, but its last digits mean nothing.
      const tolerance = 0.0001 * Math.max(1, expected.yearly / 1e4);
      return (
        rates !== undefined &&
        Math.abs(rates.monthly - expected.monthly) < 0.0001 &&
        Math.abs(rates.yearly - expected.yearly) < tolerance
      );
    }),
    runs(500),
  );
});

it.each([
  ["nothing received", 0, rows(30, 30, 100)],
  ["a negative amount received", -5, rows(30, 30, 100)],
  ["no payments", 100, []],
  ["less repaid than received", 100, rows(30, 30, 99)],
  ["everything due on the first day", 100, rows(0, 120)],
  ["a payment before the first day", 100, rows(30, -40, 60, 60)],
  ["a negative payment", 100, rows(30, 30, -10, 200)],
  ["an amount that is no number", Number.NaN, rows(30, 30, 100)],
  ["a day that is no number", 100, rows(Number.NaN, 30, 100)],
  ["amounts beyond safe integers", 100, rows(30, 30, 2 ** 53, 2 ** 53)],
  ["a rate beyond any number", 1, rows(1, 30, 2 ** 52)],
])("are undefined for %s", (_, received, payments) => {
  expect(effectiveRates(received, payments)).toBeUndefined();
});
