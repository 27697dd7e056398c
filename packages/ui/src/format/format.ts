import type { Locale } from "../locale/locale.tsx";
import { PHILIPPINE_OFFSET_MS } from "./daysUntil.ts";

export { daysUntil, untilMidnight } from "./daysUntil.ts";
export { isAmountText, isDateText } from "./recogniseText.ts";

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

const LAST_MS = 8.64e15 - PHILIPPINE_OFFSET_MS;

/**
 * Formats a time (epoch milliseconds or Date) in the Philippine time zone, wherever the phone is: `yyyy-mm-dd`, or
 * `yyyy-mm-dd hh:mm:ss` with `"time"`. Returns "" for an invalid time.
 */
export function formatDate(moment: number | Date, detail: "day" | "time" = "day"): string {
  const at = Number(moment);
  if (!(at >= 0 && at <= LAST_MS)) return "";
  const [day = "", time = ""] = new Date(at + PHILIPPINE_OFFSET_MS).toISOString().split("T");
  return detail === "day" ? day : `${day} ${time.slice(0, 8)}`;
}

/** Returns a code in groups that are easy to read aloud: at its own spaces, or fours if it is long and has none. */
export function groupCode(code: string): readonly string[] {
  const parts = code.trim().split(/\s+/);
  const [only = ""] = parts;
  if (parts.length > 1 || only.length <= 6) return parts;
  return only.match(/.{4}(?=.{2})|.+/g) ?? parts;
}

/**
 * Returns a code as a screen reader should read it: character by character, with a pause between the groups. Otherwise
 * "801244673091" would be read as eight hundred and one billion.
 */
export function spellCode(groups: readonly string[]): string {
  return groups.map((group) => [...group].join(" ")).join(", ");
}

// The braille blank U+2800 counts as a symbol but is invisible.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

/**
 * Returns the text without zero-width and other invisible characters, trimmed. "" means that a reader sees nothing. Use
 * it to validate a required text. Do not store it: such characters may join an emoji inside a longer text.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, "").trim();
}

/** Longer names of banks are shortened. */
const NAME_MAX = 60;

/**
 * Returns a bank account by its bank and its last four digits, "BPI ••• 1234"; the parts that are known, or "". Never
 * more digits, also when a lender sends the whole number as its last digits or in the name.
 */
export function formatAccount({ name, lastDigits }: { readonly name: string; readonly lastDigits: string }): string {
  const bank = visibleText(name)
    .replace(/\d(?:[\s-]?\d){4,}/g, "•••")
    .slice(0, NAME_MAX)
    .trim();
  const digits = lastDigits.replace(/\D/g, "").slice(-4);
  return [bank, digits && `••• ${digits}`].filter(Boolean).join(" ");
}
