import { formatDate } from "./formatDate.ts";

// Some servers write the year 1 when there is no day.
const TEXT =
  /^((?:19|[2-9]\d)\d\d([-/])\d\d\2\d\d)(?:[ T](\d\d:\d\d)(:\d\d)?(?:[.,]\d+)? ?(?:(Z$|[+-]\d\d):?(\d\d)?)?)?$/i;
/** Seconds or milliseconds since 1970, of this century. */
const EPOCH = /^[1-9]\d{9}(\d{3})?$/;

/** Returns whether a text has the form of a day, as a row of the lender states it, with an optional time and zone. */
export const isDateText = (text: string): boolean => TEXT.test(text.trim());

const dashed = (date: string) => date.trim().replace(/\//g, "-");

/**
 * Reads a day with an optional time as a lender writes it: `2026-12-21`, `2026/12/21 10:00`, ISO 8601 with a fraction and
 * a zone, epoch seconds or milliseconds. Without a zone it is Philippine time. Returns undefined for any other text,
 * about which a page must state nothing.
 *
 * @returns epoch milliseconds; of a day without a time its start in Manila
 */
export function readTime(text: string): number | undefined {
  const sent = text.trim();
  if (EPOCH.test(sent)) return Number(sent.padEnd(13, "0"));
  const [, day = "", , time = "00:00", seconds = ":00", zone = "+08", minutes = "00"] = TEXT.exec(sent) ?? [];
  const written = `${dashed(day)}T${time}${seconds}`;
  // Date moves a day that the month lacks to the next month.
  if (new Date(`${written}Z`).getUTCDate() !== Number(day.slice(8))) return undefined;
  return Date.parse(`${written}${zone.replace(/z/i, "+00")}:${minutes}`) || undefined;
}

/**
 * Returns a date of the lender as a page shows it: in Philippine time when it has a zone or is a number, otherwise as it
 * was sent, also when it cannot be read.
 */
export function showDay(text: string): string {
  const shown = formatDate(readTime(text) ?? Number.NaN, "time");
  return shown.startsWith(dashed(text)) ? text : shown || text;
}

/** Like `showDay`, without seconds, which would break the line of a narrow phone. */
export const showMinute = (text: string): string => showDay(text).replace(/( \d\d:\d\d):\d\d$/, "$1");
