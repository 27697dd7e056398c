import { DAY_MS, MANILA_MS } from "./formatDate.ts";
import { readTime } from "./readTime.ts";

/** Returns the number of the day of a time (epoch milliseconds) in Manila, from 1970-01-01 on. */
export const dayAt = (ms: number): number => Math.floor((ms + MANILA_MS) / DAY_MS);

/** Returns the `yyyy-mm-dd` of a day's number. */
export const writeDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the day of the week of a day's number, from 0 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Returns the number of a day, by the calendar in Manila, so that days can be added and compared; undefined if unreadable. */
export function readDay(text: string): number | undefined {
  const ms = readTime(text);
  return ms && dayAt(ms);
}

/**
 * Returns the number of days from a time (epoch milliseconds) to a day, by the calendar in Manila: 0 for today, negative
 * for a day that is over. Returns undefined when the day or the time is unknown.
 */
export function daysUntil(text: string, nowMs: number): number | undefined {
  const day = readDay(text);
  return day === undefined || Number.isNaN(nowMs) ? undefined : day - dayAt(nowMs);
}

/** Returns whether a day is over for certain. */
export const isOver = (text: string, nowMs: number): boolean => (daysUntil(text, nowMs) ?? 0) < 0;

/** Returns the milliseconds from a time to the next midnight in Manila. */
export const untilMidnight = (nowMs: number): number => DAY_MS - ((nowMs + MANILA_MS) % DAY_MS);

/** Returns the last second of a day, or a time itself, in epoch milliseconds; undefined if unreadable. */
export function endOf(text: string): number | undefined {
  const ms = readTime(text);
  return ms && ms + (/^\d{4}\D\d\d\D\d\d$/.test(text.trim()) ? DAY_MS - 1000 : 0);
}
