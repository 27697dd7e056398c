import type { Locale } from "../locale/Locale.ts";

/** Groups of three digits: `1.234.567` under `source`, `1,234,567` elsewhere. Anything but a safe integer gives "". */
export function formatThousands(value: number, locale: Locale = "source"): string {
  const whole = wholeNumber(value);
  if (whole === undefined) return "";
  return sign(whole) + groupDigits(String(Math.abs(whole)), locale === "source" ? "." : ",");
}

/**
 * Minor units (centavos) with two decimals: `1234.56` under `source`, `1,234.56` elsewhere, where a dot between
 * thousands would read as centavos. Anything but a safe integer gives "".
 */
export function formatAmount(minorUnits: number, locale: Locale = "source"): string {
  const whole = wholeNumber(minorUnits);
  return whole === undefined ? "" : sign(whole) + unsigned(whole, locale);
}

/** As formatAmount, with the peso sign before it: `₱1234.56` under `source`, `₱1,234.56` elsewhere. */
export function formatPeso(minorUnits: number, locale: Locale = "source"): string {
  const whole = wholeNumber(minorUnits);
  return whole === undefined ? "" : `${sign(whole)}₱${unsigned(whole, locale)}`;
}

/** Tells odd input from an integer that a float carries with a rounding error, such as 123455.99999999999. */
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
