import { lateFee } from "../lender/bill.ts";
import { periodDays, planInstalments, wholeInterest } from "../lender/instalments.ts";
import type { Product } from "../lender/products.ts";
import { type CapRule, type Caps, capRules } from "./regulation.ph.ts";

type Terms = Pick<Product, "offerCentavos" | "dailyRatePpm" | "termDays" | "instalments" | "lateFee">;

export interface Excess {
  readonly cap: keyof Caps;
  readonly percent: number;
  readonly limit: number;
  readonly rule: CapRule;
}

const MONTH_DAYS = 30;

/** Returns the caps that a loan of this product exceeds when it is made on `day`. A loan beyond their scope has none. */
export function findExcesses(product: Terms, day: string): readonly Excess[] {
  const rule = capRules.find(({ from }) => from <= day);
  if (rule === undefined) return [];
  const { centavosMax, daysMax } = rule.appliesTo;
  if (product.offerCentavos > centavosMax || product.termDays > daysMax) return [];
  const costs = costsOf(product);
  return (Object.keys(rule.caps) as (keyof Caps)[]).flatMap((cap) =>
    costs[cap] > rule.caps[cap] ? [{ cap, percent: costs[cap], limit: rule.caps[cap], rule }] : [],
  );
}

/** Returns the costs in percent. A late fee is that of a new client, the highest; the total is with every payment a month late. */
function costsOf(product: Terms): Caps {
  const { offerCentavos, dailyRatePpm } = product;
  const terms = { ...product, principalCentavos: offerCentavos };
  const payments = planInstalments(terms, "2026-01-01").map((line) => line.principalCentavos + line.interestCentavos);
  const fees = payments.map((centavos) => lateFee(product.lateFee, centavos, MONTH_DAYS, false));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    nominalMonthly: (dailyRatePpm * MONTH_DAYS) / 10_000,
    effectiveMonthly: effectiveMonthly(offerCentavos, payments, periodDays(product)),
    lateMonthly: Math.max(...payments.map((centavos, index) => ((fees[index] ?? 0) / centavos) * 100)),
    total: ((wholeInterest(terms) + sum(fees)) / offerCentavos) * 100,
  };
}

/** Returns the rate at which the payments are worth what is received, found by bisection. */
function effectiveMonthly(received: number, payments: readonly number[], period: number): number {
  let low = 0;
  let high = 1_000;
  for (let step = 0; step < 100; step += 1) {
    const rate = (low + high) / 2;
    const value = payments.reduce(
      (total, centavos, index) => total + centavos / (1 + rate) ** ((period * (index + 1)) / MONTH_DAYS),
      0,
    );
    if (value > received) low = rate;
    else high = rate;
  }
  return low * 100;
}

const LABELS: Readonly<Record<keyof Caps, string>> = {
  nominalMonthly: "nominal interest a month",
  effectiveMonthly: "effective rate a month",
  lateMonthly: "late fee a month",
  total: "total cost",
};

/** Describes an excess: "late fee a month 197.2 %, at most 5 %". */
export const describeExcess = ({ cap, percent, limit }: Excess) =>
  `${LABELS[cap]} ${percent.toFixed(1)} %, at most ${limit} %`;
