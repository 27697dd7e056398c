import type { Locale } from "../locale/locales.ts";

/** Returns a field of integer centavos, sent as digits; undefined for another text. */
export const readCentavos = (sent: string): number | undefined =>
  /^-?\d{1,15}$/.test(sent) ? Number(sent) : undefined;

/** `1.234.567` under `source`, `1,234,567` elsewhere; "" if not a safe integer. */
export function formatThousands(value: number, locale: Locale = "source"): string {
  const whole = wholeNumber(value);
  if (whole === undefined) return "";
  return sign(whole) + groupDigits(String(Math.abs(whole)), locale === "source" ? "." : ",");
}

/**
 * Formats minor units (centavos) with two decimals: `1234.56` under `source`, `1,234.56` elsewhere. `source` has no
 * separator between thousands, because its dot would read as centavos. Returns "" for anything but a safe integer.
 */
export function formatAmount(minorUnits: number, locale: Locale = "source"): string {
  const whole = wholeNumber(minorUnits);
  return whole === undefined ? "" : sign(whole) + unsigned(whole, locale);
}

/** Formats minor units with the peso sign: `₱1234.56` under `source`, `₱1,234.56` elsewhere. */
export function formatPeso(minorUnits: number, locale: Locale = "source"): string {
  const whole = wholeNumber(minorUnits);
  return whole === undefined ? "" : `${sign(whole)}₱${unsigned(whole, locale)}`;
}

/** Accepts an integer with a float rounding error, such as 123455.99999999999, but no invalid number. */
function wholeNumber(value: number): number | undefined {
  const rounded = Math.round(value);
  return Number.isSafeInteger(rounded) && Math.abs(value - rounded) < 1e-6 ? rounded : undefined;
}

function sign(whole: number): string {
  return whole < 0 ? "-" : "";
}

function unsigned(minorUnits: number, locale: Locale): string {
  const digits = String(Math.abs(minorUnits)).padStart(3, "0");
  const pesos = digits.slice(0, -2);
  return `${locale === "source" ? pesos : groupDigits(pesos, ",")}.${digits.slice(-2)}`;
}

function groupDigits(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}
