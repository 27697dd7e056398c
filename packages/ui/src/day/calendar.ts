import { DAY_MS, MANILA_MS } from "./formatDate.ts";

/** Returns the number of the day of a time (epoch milliseconds) in Manila, from 1970-01-01 on. */
export const dayAt = (ms: number): number => Math.floor((ms + MANILA_MS) / DAY_MS);

/** Returns the `yyyy-mm-dd` of a day's number. */
export const writeDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the day of the week of a day's number, from 0 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
