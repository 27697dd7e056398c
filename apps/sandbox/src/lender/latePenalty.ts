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
