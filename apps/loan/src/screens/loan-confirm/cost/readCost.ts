import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { type EffectiveRates, effectiveRates } from "./effectiveRate.ts";

/** What a loan costs. Amounts are integer centavos. */
export interface LoanCost {
  readonly receivedCentavos: number;
  readonly totalCentavos: number;
  readonly payments: readonly { readonly description: string; readonly date: string; readonly centavos: number }[];
  readonly rates: EffectiveRates;
  /** The server's rows between what is received and the total: interest and fees, as sent. */
  readonly charges: readonly { readonly label: string; readonly value: string }[];
  /** What the first late day of a payment costs; undefined when the lender does not send it. */
  readonly lateDayCentavos: number | undefined;
}

/** The label of the row with the amount received, in every language: a server may send its rows in any of them. */
export const receivedLabels: readonly string[] = [
  "You receive",
  "Received",
  "Matatanggap mo",
  "Matatanggap",
  "Natanggap",
  "到账金额",
  "实际到账",
  "到账",
];

const DAY_MS = 86_400_000;
const GROUPED = [/^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/, /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/];
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;

/**
 * Returns what an offer costs, or undefined when a number that the card needs is missing or malformed: the amount
 * received, the first period, or the amount and day of any payment.
 */
export function readCost(offer: Confirmation): LoanCost | undefined {
  const isReceived = (label: string) => receivedLabels.some((known) => simplify(known) === simplify(label));
  const receivedRow = offer.rows.find(({ label }) => isReceived(label));
  const receivedCentavos = receivedRow ? readPesos(receivedRow.value) : centavosOf(offer.amount);
  const payments = offer.plan.map(({ description, date, amount }) => ({
    description,
    date,
    day: readDay(date),
    centavos: centavosOf(amount),
  }));
  const firstDay = payments[0]?.day;
  const { firstPeriodDays } = offer;
  if (
    !offer.isPlanComplete ||
    receivedCentavos === undefined ||
    firstDay === undefined ||
    firstPeriodDays === undefined
  )
    return undefined;
  const dated = payments.flatMap(({ day, centavos }) =>
    day === undefined || centavos === undefined ? [] : [{ centavos, days: firstPeriodDays + day - firstDay }],
  );
  if (dated.length < payments.length) return undefined;
  const rates = effectiveRates(receivedCentavos, dated);
  if (rates === undefined) return undefined;
  return {
    receivedCentavos,
    totalCentavos: dated.reduce((sum, { centavos }) => sum + centavos, 0),
    payments: payments.map(({ description, date, centavos = 0 }) => ({ description, date, centavos })),
    rates,
    charges: offer.rows.filter((row) => row !== receivedRow && row.isTotal !== true),
    lateDayCentavos: centavosOf(offer.lateDayFee),
  };
}

/** Formats a rate as a percentage with two decimals. */
export const showRate = (rate: number) => `${(rate * 100).toFixed(2)}%`;

const simplify = (label: string) =>
  label
    .trim()
    .toLowerCase()
    .replace(/[:：]$/, "");

const centavosOf = (money: Confirmation["amount"]) =>
  "centavos" in money && money.centavos >= 0 ? money.centavos : undefined;

/** Returns the day of a date such as 2026-12-21, with or without a time, as a count of days; undefined if malformed. */
function readDay(text: string): number | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(text.trim())?.[1];
  const ms = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  // Date moves a day that the month lacks to the next month.
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? undefined : ms / DAY_MS;
}

/** Returns a formatted peso amount in centavos: `₱10.000`, `₱10,000.00`, `PHP 500`; undefined for any other text. */
function readPesos(text: string): number | undefined {
  const figures = /^(?:₱|php|p)\s*([\d.,]+)$/i.exec(text.trim())?.[1];
  if (figures === undefined) return undefined;
  const [, pesos, cents = ""] = [...GROUPED, PLAIN].map((form) => form.exec(figures)).find(Boolean) ?? [];
  const centavos = pesos === undefined ? Number.NaN : Number(pesos.replace(/[.,]/g, "") + cents.padEnd(2, "0"));
  return Number.isSafeInteger(centavos) ? centavos : undefined;
}
