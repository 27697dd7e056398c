import { readDay } from "./readDay.ts";

/** The Philippines are eight hours ahead of UTC all year. */
export const PHILIPPINE_OFFSET_MS = 28_800_000;

const DAY_MS = 86_400_000;

/**
 * Returns the number of days from a time (epoch milliseconds) to a day that `isDateText` accepts, by the calendar in
 * the Philippines: 0 for today, negative for a day that is over. Returns NaN for any other text or time.
 */
export const daysUntil = (day: string, nowMs: number): number =>
  readDay(day) / DAY_MS - Math.floor((nowMs + PHILIPPINE_OFFSET_MS) / DAY_MS);

/** Returns the milliseconds from a time to the next midnight in the Philippines. */
export const untilMidnight = (nowMs: number): number => DAY_MS - ((nowMs + PHILIPPINE_OFFSET_MS) % DAY_MS);
