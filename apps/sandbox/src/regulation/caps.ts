import { lateFee } from "../lender/bill.ts";
import { periodDays, planInstalments, wholeInterest } from "../lender/instalments.ts";
import type { Product } from "../lender/orders.ts";

/** Ceilings on small loans, in percent. `lateMonthly` is of the scheduled amount that is due, `total` of the amount borrowed. */
export interface Caps {
  readonly nominalMonthly: number;
  readonly effectiveMonthly: number;
  readonly lateMonthly: number;
  readonly total: number;
}

export interface CapRule {
  readonly name: string;
  /** First day for loans made, renewed or restructured on it or later. */
  readonly from: string;
  readonly caps: Caps;
}

/** The rules are about unsecured, general-purpose loans up to this amount and term: four months have at most 123 days. */
const SCOPE = { centavosMax: 1_000_000, daysMax: 123 };

/** Philippine ceilings on the cost of small loans, newest first. Summaries of the rules, gathered in November 2026. */
export const capRules: readonly CapRule[] = [
  // https://mb.com.ph/2025/12/11/sec-caps-interest-rates-on-small-loans-at-12-monthly
  {
    name: "SEC Memorandum Circular 14, series of 2025",
    from: "2026-04-01",
    caps: { nominalMonthly: 6, effectiveMonthly: 12, lateMonthly: 5, total: 100 },
  },
  // https://www.ocamposuralvo.com/2022/03/11/sec-sets-ceilings-on-interest-rates-and-other-fees-charged-by-lending-companies-financing-companies-and-their-online-lending-platforms
  {
    name: "SEC Memorandum Circular 3, series of 2022",
    from: "2022-03-03",
    caps: { nominalMonthly: 6, effectiveMonthly: 15, lateMonthly: 5, total: 100 },
  },
];

type Terms = Pick<Product, "offerCentavos" | "dailyRatePpm" | "termDays" | "instalments" | "lateFee">;

const MONTH_DAYS = 30;

/** Returns the caps that a loan of this product exceeds when it is made on `day`. A loan beyond their scope has none. */
export function findExcesses(product: Terms, day: string) {
  const rule = capRules.find(({ from }) => from <= day);
  if (rule === undefined) return [];
  if (product.offerCentavos > SCOPE.centavosMax || product.termDays > SCOPE.daysMax) return [];
  const costs = costsOf(product);
  return (Object.keys(rule.caps) as (keyof Caps)[]).flatMap((cap) =>
    costs[cap] > rule.caps[cap] ? [{ cap, percent: costs[cap], limit: rule.caps[cap] }] : [],
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
export const describeExcess = ({ cap, percent, limit }: ReturnType<typeof findExcesses>[number]) =>
  `${LABELS[cap]} ${percent.toFixed(1)} %, at most ${limit} %`;
