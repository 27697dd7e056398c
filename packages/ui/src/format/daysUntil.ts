import { PHILIPPINE_OFFSET_MS } from "./philippineTime.ts";
import { readDay } from "./readDay.ts";

const DAY_MS = 86_400_000;

/**
 * Returns the number of days from a time (epoch milliseconds) to a day that `isDateText` accepts, by the calendar in
 * the Philippines: 0 for today, negative for a day that is over. Returns undefined for any other text, and for an
 * invalid time.
 */
export function daysUntil(day: string, nowMs: number): number | undefined {
  const startMs = readDay(day);
  const days =
    startMs === undefined ? Number.NaN : startMs / DAY_MS - Math.floor((nowMs + PHILIPPINE_OFFSET_MS) / DAY_MS);
  return Number.isFinite(days) ? days : undefined;
}

/** Returns the milliseconds from a time to the next midnight in the Philippines. */
export const untilMidnight = (nowMs: number): number => DAY_MS - ((nowMs + PHILIPPINE_OFFSET_MS) % DAY_MS);
