import { formatPeso, isAmountText, readAmount, readCentavos } from "@lending/ui/amount";
import type { Locale } from "@lending/ui/locale";

/** An amount from the server: integer centavos, or text that the server formatted. */
export type Money = { readonly centavos: number } | { readonly text: string };

/** A number too large to be written in digits, which no borrower can read. */
const EXPONENT = /^-?[\d.]+e/i;

/**
 * Parses a field of integer centavos (a number or digits as text) or of text that the server formatted. A number with an
 * exponent is a missing amount.
 */
export function readMoney(sent: string): Money {
  if (EXPONENT.test(sent)) return { text: "" };
  const centavos = readCentavos(sent);
  return centavos === undefined ? { text: sent } : { centavos };
}

/**
 * Parses an amount of a link, which any site can write: integer centavos, or text that is one amount. A bare one gets the
 * product's form. Another text is no amount.
 */
export function readLinkMoney(sent: string): Money {
  const text = sent.trim();
  const centavos = readCentavos(text) ?? (isAmountText(text) ? undefined : readAmount(text));
  if (centavos !== undefined) return centavos < 0 ? { text: "" } : { centavos };
  return { text: readAmount(text, "lender") === undefined ? "" : text };
}

/** Formats an amount: formatted text unchanged, centavos in the language of `locale`. Returns "" when none was sent. */
export const showMoney = (money: Money, locale: Locale) =>
  "text" in money ? money.text : formatPeso(money.centavos, locale);

/** Returns the amount exactly as the server sent it, for sending it back. */
export const sendMoney = (money: Money) => ("text" in money ? money.text : String(money.centavos));

/** Returns whether the server sent no amount. */
export const isUnknown = (money: Money) => "text" in money && money.text.trim() === "";

/** Returns whether an amount is positive and below a billion pesos, so that a borrower can owe it. */
export const isPayable = (money: Money) =>
  "text" in money
    ? /^[^-\d\u2010-\u2015\u2212(]*\d/.test(money.text) &&
      /[1-9]/.test(money.text) &&
      !/\de|(\d[,.]?){13}/.test(money.text)
    : money.centavos > 0 && money.centavos < 1e11;

/** Returns what a borrower pays in all with a fee; undefined without a fee, without an amount, and where a sum cannot be computed. */
export const withFee = (amount: Money, fee: Money): Money | undefined =>
  "centavos" in amount && amount.centavos > 0 && "centavos" in fee && fee.centavos > 0
    ? { centavos: amount.centavos + fee.centavos }
    : undefined;

/** The smallest and the largest part of a payment that a lender accepts, in centavos. */
export interface PartRange {
  readonly min: number;
  readonly max: number;
}

/** Returns whether there is a part to pay: at least a centavo, and less than the amount due where that is known. */
export const isPartRange = ({ min, max }: PartRange, due: Money = { text: "" }) =>
  min > 0 && min <= max && max < ("centavos" in due ? due.centavos : 1e11);
