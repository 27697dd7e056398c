import { addDays, daysBetween } from "./calendar.ts";
import type { Instalment } from "./instalments.ts";
import type { Order } from "./orders.ts";

/** The smallest part of an instalment that the sandbox accepts, and what must be left of it. */
const PART_MIN_CENTAVOS = 50_000;

/** The instalment that can be paid now: the earliest unpaid one, with its late fee. */
export type Bill = NonNullable<ReturnType<typeof makeBill>>;

export function makeBill(
  order: Pick<Order, "isRepeat">,
  instalments: readonly Instalment[],
  today: string,
  kind: LateFee,
) {
  const next = instalments.find((instalment) => instalment.paidOn === null);
  if (next === undefined) return undefined;
  const daysLate = Math.max(0, daysBetween(next.dueOn, today));
  const leftCentavos = next.principalCentavos + next.interestCentavos - next.partCentavos;
  // A part lowers the late fee too: what is left is what is due.
  const lateFeeAfter = (days: number) => lateFee(kind, leftCentavos, days, order.isRepeat);
  const penaltyCentavos = lateFeeAfter(daysLate);
  const partMaxCentavos = leftCentavos - PART_MIN_CENTAVOS;
  // The loan terms charge by the unpaid amount of each day, so a part would change the price of a late day.
  const takesParts = kind === "capped" && partMaxCentavos >= PART_MIN_CENTAVOS;
  return {
    position: next.position,
    count: instalments.length,
    dueOn: next.dueOn,
    daysLate,
    principalCentavos: next.principalCentavos,
    interestCentavos: next.interestCentavos,
    penaltyCentavos,
    /** Parts that were paid; the amount is without them. */
    partCentavos: next.partCentavos,
    /** The largest part that can be paid now; 0 when the lender takes none. */
    partMaxCentavos: takesParts ? partMaxCentavos : 0,
    /** What the next late day adds. */
    nextLateDayCentavos: lateFeeAfter(daysLate + 1) - penaltyCentavos,
    amountCentavos: leftCentavos + penaltyCentavos,
  };
}

/** Returns whether an amount can be paid as a part of the bill. */
export const isPart = (bill: Bill, centavos: number) =>
  centavos >= PART_MIN_CENTAVOS && centavos <= bill.partMaxCentavos;

/** The smallest and the largest part that the lender accepts now; 0 when it takes none. */
export function partRange(bill: Bill | undefined) {
  const max = bill?.partMaxCentavos ?? 0;
  return { min: max > 0 ? PART_MIN_CENTAVOS : 0, max };
}

// The loan terms allow an extension by the same period after payment of due interest and penalties. The fee is an
// addition of the sandbox.
const FEE_CENTAVOS = 10_000;

/** The price of an extension today, and the new date of the next payment. */
export type ExtensionQuote = ReturnType<typeof quoteExtension>;

/** Returns the quote. The new date is `periodDays` after the due date, or after today when the payment is late. */
export function quoteExtension(bill: Bill, periodDays: number) {
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

/** The late fee of a product: that of the specification's loan terms, or one within the caps on small loans. */
export type LateFee = "loan-terms" | "capped";

interface LateFeeTerms {
  /** Centavos of the first late day, for new and for repeat clients. */
  readonly once: readonly [newClient: number, repeatClient: number];
  /** Days up to `lastDay` cost `parts / of` of the unpaid amount each. */
  readonly bands: readonly { readonly lastDay: number; readonly parts: number; readonly of: number }[];
}

const LATE_FEES: Readonly<Record<LateFee, LateFeeTerms>> = {
  // Loan terms: ₱1,000 once for new clients and ₱800 for repeat clients, plus each day 5 % of the unpaid amount on days
  // 1 to 30, 4 % on days 31 to 90 and 2 % from day 91.
  "loan-terms": {
    once: [100_000, 80_000],
    bands: [
      { lastDay: 30, parts: 5, of: 100 },
      { lastDay: 90, parts: 4, of: 100 },
      { lastDay: Number.POSITIVE_INFINITY, parts: 2, of: 100 },
    ],
  },
  // Caps on small loans allow 5 % a month of the scheduled amount that is due, and 100 % in total (regulation/caps.ts).
  capped: { once: [0, 0], bands: [{ lastDay: 20 * 30, parts: 5, of: 100 * 30 }] },
};

/**
 * Returns the late fee of a product so far, in centavos. The price of a day is rounded down to a centavo before days are
 * added, so that a screen with the price of a day and one with the fee of three days agree.
 */
export function lateFee(kind: LateFee, unpaidCentavos: number, daysLate: number, isRepeat: boolean): number {
  if (daysLate <= 0) return 0;
  const { once, bands } = LATE_FEES[kind];
  let centavos = once[isRepeat ? 1 : 0];
  let daysBefore = 0;
  for (const { lastDay, parts, of } of bands) {
    const days = Math.max(0, Math.min(daysLate, lastDay) - daysBefore);
    centavos += days * Math.floor((unpaidCentavos * parts) / of);
    daysBefore = lastDay;
  }
  return centavos;
}
