import { isPayable } from "@lending/domain/money";
import { isAmountText, readAmount } from "@lending/ui/amount";
import { readDay } from "@lending/ui/day";
import type { Locale } from "@lending/ui/locale";
import { foldText } from "@lending/ui/text";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { TOTAL_LABEL } from "../../../api/firstOffer.ts";

/** What a loan costs. Amounts are integer centavos. */
export interface LoanCost {
  readonly receivedCentavos: number;
  readonly totalCentavos: number;
  readonly payments: readonly { readonly description: string; readonly date: string; readonly centavos: number }[];
  readonly rates: EffectiveRates;
  /** The server's rows of interest and fees, as sent. Totals, sums of the loan itself and late fees are not among them. */
  readonly charges: readonly { readonly label: string; readonly value: string }[];
  /** What the first late day of a payment costs; undefined when the lender does not send it. */
  readonly lateDayCentavos: number | undefined;
}

/** The label of the row with the amount received, in every language: a server may send its rows in any of them. */
export const receivedLabels: readonly string[] = [
  "You receive",
  "Received",
  "Matatanggap mo",
  "Matatanggap ninyo",
  "Matatanggap",
  "Natanggap",
  "到账金额",
  "实际到账",
  "到账",
];

// What the label of a row is about, in every language of the catalogue. A charge may also name what it is charged on.
const CHARGE = /interest|interes|\bfees?\b|charge|\btax|\bvat\b|insurance|stamp|singil|bayarin|buwis|利息|费|税|保险/i;
const LATE = /\blate\b|overdue|penalt|multa|逾期/i;
const LOAN =
  /loan amount|principal|prinsipal|halaga ng (?:loan|utang)|inutang|receive|proceeds|disburs|tanggap|借款|贷款|本金|到账/i;
const PAYMENT = /amount|payment|repay|instal|subtotal|halaga|bayad$|babayaran|金额|还款|应还|每期|小计/i;

const isCharge = (label: string) =>
  !TOTAL_LABEL.test(label) && !LATE.test(label) && (CHARGE.test(label) || !(LOAN.test(label) || PAYMENT.test(label)));
const isTotalToRepay = (label: string) => TOTAL_LABEL.test(label) && !CHARGE.test(label) && !LOAN.test(label);

/** No lender means a higher rate: a number of the offer is wrong. */
const MONTHLY_MAX = 10;

/**
 * Why the cost cannot be computed: the amount of the loan, the amount received, or the amount or day of a payment, is missing or malformed, or
 * the amounts contradict each other.
 */
export type CostProblem = "amount" | "received" | "plan" | "sums";

/** Returns what an offer costs, or why it cannot be computed. */
export function readCost(offer: Confirmation): LoanCost | CostProblem {
  const isReceived = (label: string) => receivedLabels.some((known) => simplify(known) === simplify(label));
  const receivedRow = offer.rows.find(({ label }) => isReceived(label));
  const receivedCentavos = receivedRow ? readPesos(receivedRow.value) : amountOf(offer.amount);
  const payments = offer.plan.map(({ description, date, amount }) => ({
    description,
    date,
    day: readDay(date),
    centavos: centavosOf(amount),
  }));
  const firstDay = payments[0]?.day;
  const { firstPeriodDays } = offer;
  if (!isPayable(offer.amount)) return "amount";
  if (receivedCentavos === undefined) return "received";
  if (!offer.isPlanComplete || firstDay === undefined || firstPeriodDays === undefined) return "plan";
  const dated = payments.flatMap(({ day, centavos }) =>
    day === undefined || centavos === undefined ? [] : [{ centavos, days: firstPeriodDays + day - firstDay }],
  );
  if (dated.length < payments.length) return "plan";
  const rates = effectiveRates(receivedCentavos, dated);
  if (rates === undefined || rates.monthly > MONTHLY_MAX) return "sums";
  const totalCentavos = dated.reduce((sum, { centavos }) => sum + centavos, 0);
  const isContradicted = ({ label, value }: Confirmation["rows"][number]) =>
    isTotalToRepay(label) && (readPesos(value) ?? totalCentavos) !== totalCentavos;
  if (offer.rows.some(isContradicted)) return "sums";
  return {
    receivedCentavos,
    totalCentavos,
    payments: payments.map(({ description, date, centavos = 0 }) => ({ description, date, centavos })),
    rates,
    charges: offer.rows.filter((row) => row !== receivedRow && isCharge(row.label) && isAmountText(row.value)),
    lateDayCentavos: centavosOf(offer.lateDayFee),
  };
}

/** Formats a rate as a percentage with two decimals. Thousands are separated as in amounts: not under `source`. */
export function showRate(rate: number, locale: Locale = "source"): string {
  const percent = (rate * 100).toFixed(2);
  return `${locale === "source" ? percent : percent.replace(/\B(?=(\d{3})+\.)/g, ",")}%`;
}

const simplify = (label: string) => foldText(label).replace(/:$/, "");

const centavosOf = (money: Confirmation["amount"]) =>
  "centavos" in money && money.centavos >= 0 ? money.centavos : undefined;

const amountOf = (money: Confirmation["amount"]) => ("text" in money ? readPesos(money.text) : centavosOf(money));

/** Returns a formatted peso amount in centavos: `₱10.000`, or with two decimals and no peso sign `10,000.00`; undefined for any other text. */
const readPesos = (text: string) =>
  isAmountText(text) || /[.,]\d\d$/.test(text.trim()) ? readAmount(text, "lender") : undefined;

/** A payment of a loan: integer centavos, and the days from receiving the money to its due date. */
export interface DatedPayment {
  readonly centavos: number;
  readonly days: number;
}

/** Interest rates as fractions: 0.0244 is 2.44 %. */
export interface EffectiveRates {
  readonly monthly: number;
  readonly yearly: number;
}

const MONTH_DAYS = 30;
const STEPS_MAX = 500;

/**
 * Returns the effective rates of a loan: the monthly rate `i` that makes the present value of its payments equal what
 * is received, with a month of 30 days: sum(amount / (1 + i)^(days / 30)) = received. The yearly rate is
 * (1 + i)^12 - 1. Returns undefined when the payments return less than what is received, or when no finite rate exists.
 */
export function effectiveRates(
  receivedCentavos: number,
  payments: readonly DatedPayment[],
): EffectiveRates | undefined {
  const total = payments.reduce((sum, { centavos }) => sum + centavos, 0);
  const isComplete = payments.every(({ centavos, days }) => centavos >= 0 && days >= 0);
  if (!isComplete || !(receivedCentavos > 0) || !(total >= receivedCentavos) || !Number.isSafeInteger(total))
    return undefined;
  // Newton's method for x = ln(1 + i). The present value falls and is convex in x, so the steps from 0 approach the
  // root from below and never pass it.
  let x = 0;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    let excess = -receivedCentavos;
    let slope = 0;
    for (const { centavos, days } of payments) {
      const months = days / MONTH_DAYS;
      const value = centavos * Math.exp(-x * months);
      excess += value;
      slope += value * months;
    }
    const growth = excess / slope;
    if (!(Math.abs(growth) > 1e-15 * (1 + x))) break;
    x += growth;
  }
  const rates = { monthly: Math.expm1(x), yearly: Math.expm1(12 * x) };
  return Number.isFinite(rates.yearly) ? rates : undefined;
}
