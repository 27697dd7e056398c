import { addDays, daysBetween } from "./calendar.ts";
import type { Instalment } from "./instalments.ts";
import type { Order } from "./orders.ts";

/** The instalment that can be paid now: the earliest unpaid one, with its late fee. */
export interface Bill {
  readonly position: number;
  readonly count: number;
  readonly dueOn: string;
  readonly daysLate: number;
  readonly principalCentavos: number;
  readonly interestCentavos: number;
  readonly penaltyCentavos: number;
  readonly amountCentavos: number;
}

export function makeBill(
  order: Pick<Order, "isRepeat">,
  instalments: readonly Instalment[],
  today: string,
  kind: LateFee,
): Bill | undefined {
  const next = instalments.find((instalment) => instalment.paidOn === null);
  if (next === undefined) return undefined;
  const daysLate = Math.max(0, daysBetween(next.dueOn, today));
  const penaltyCentavos = lateFee(kind, next.principalCentavos + next.interestCentavos, daysLate, order.isRepeat);
  return {
    position: next.position,
    count: instalments.length,
    dueOn: next.dueOn,
    daysLate,
    principalCentavos: next.principalCentavos,
    interestCentavos: next.interestCentavos,
    penaltyCentavos,
    amountCentavos: next.principalCentavos + next.interestCentavos + penaltyCentavos,
  };
}

// The loan terms allow an extension by the same period after payment of due interest and penalties. The fee is an
// addition of the sandbox.
const FEE_CENTAVOS = 10_000;

/** The price of an extension today, and the new date of the next payment. */
export interface ExtensionQuote {
  readonly interestCentavos: number;
  readonly penaltyCentavos: number;
  readonly feeCentavos: number;
  readonly amountCentavos: number;
  readonly movedFrom: string;
  readonly movedTo: string;
  readonly days: number;
}

/** Returns the quote. The new date is `periodDays` after the due date, or after today when the payment is late. */
export function quoteExtension(bill: Bill, periodDays: number): ExtensionQuote {
  const days = bill.daysLate + periodDays;
  return {
    interestCentavos: bill.interestCentavos,
    penaltyCentavos: bill.penaltyCentavos,
    feeCentavos: FEE_CENTAVOS,
    amountCentavos: bill.interestCentavos + bill.penaltyCentavos + FEE_CENTAVOS,
    movedFrom: bill.dueOn,
    movedTo: addDays(bill.dueOn, days),
    days,
  };
}

// Loan terms: ₱1,000 once for new clients and ₱800 for repeat clients, plus each day 5 % of the unpaid amount on days 1
// to 30, 4 % on days 31 to 90 and 2 % from day 91.
const ONCE_NEW_CENTAVOS = 100_000;
const ONCE_REPEAT_CENTAVOS = 80_000;
const FIRST_BAND = { lastDay: 30, percent: 5 };
const BANDS = [FIRST_BAND, { lastDay: 90, percent: 4 }, { lastDay: Number.POSITIVE_INFINITY, percent: 2 }];

// Caps on small loans allow 5 % a month of the scheduled amount that is due (regulation.ph.ts).
const CAPPED_MONTHLY_PERCENT = 5;
const MONTH_DAYS = 30;

/** The late fee of a product: that of the specification's loan terms, or one within the caps on small loans. */
export type LateFee = "loan-terms" | "capped";

/** Returns the late fee so far of a product in centavos, rounded down to whole pesos. It is zero on the due date itself. */
export function lateFee(kind: LateFee, unpaidCentavos: number, daysLate: number, isRepeat: boolean): number {
  if (kind === "loan-terms") return latePenalty(unpaidCentavos, daysLate, isRepeat);
  const share = (CAPPED_MONTHLY_PERCENT * Math.max(0, daysLate)) / (100 * MONTH_DAYS);
  return Math.floor((unpaidCentavos * Math.min(1, share)) / 100) * 100;
}

/**
 * Returns the price of a late day for a new client in centavos, rounded up to whole pesos. No late day adds more:
 * because the late fee so far is rounded down, a day can add up to one peso more than its exact share.
 */
export function lateDayFee(kind: LateFee, unpaidCentavos: number): number {
  const isCapped = kind === "capped";
  const share = isCapped ? CAPPED_MONTHLY_PERCENT / MONTH_DAYS : FIRST_BAND.percent;
  return (isCapped ? 0 : ONCE_NEW_CENTAVOS) + Math.ceil((unpaidCentavos * share) / 10_000) * 100;
}

/** Returns the late fee so far by the loan terms, in centavos and rounded down to whole pesos. */
export function latePenalty(unpaidCentavos: number, daysLate: number, isRepeat: boolean): number {
  if (daysLate <= 0) return 0;
  let percents = 0;
  let firstDay = 1;
  for (const { lastDay, percent } of BANDS) {
    percents += Math.max(0, Math.min(daysLate, lastDay) - firstDay + 1) * percent;
    firstDay = lastDay + 1;
  }
  const daily = Math.floor((unpaidCentavos * percents) / 10_000) * 100;
  return (isRepeat ? ONCE_REPEAT_CENTAVOS : ONCE_NEW_CENTAVOS) + daily;
}

/** Formats an amount as the client's `formatAmount` does: 1000000 centavos are "₱10000.00". */
export function formatPesos(centavos: number): string {
  const amount = Math.abs(centavos);
  return `${centavos < 0 ? "-" : ""}₱${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}
