import { readDay } from "./readDay.ts";

const GROUPED = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?`;
const AMOUNT = new RegExp(String.raw`^(?:₱|php|p)\s*(?:${GROUPED}|\d+(?:[.,]\d{1,2})?)$`, "i");

/** Whether a text is one peso amount, such as `₱2.650`, `₱1,234.56` or `PHP 500`; not a range or a bare number. */
export function isAmountText(text: string): boolean {
  return AMOUNT.test(text.trim());
}

/** Returns whether a text is one calendar day, such as `2026-12-21`, with an optional time of day. */
export function isDateText(text: string): boolean {
  return !Number.isNaN(readDay(text));
}
