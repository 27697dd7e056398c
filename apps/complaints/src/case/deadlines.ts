import { holidays, isCalendarYear } from "./holidays.ph.ts";

// SEC Memorandum Circular 5 of 2023 (RA 11765): 2 days to answer a complaint, 30 days to settle it.
const REPLY_BUSINESS_DAYS = 2;
const RESOLUTION_DAYS = 30;

const DAY_MS = 86_400_000;

export interface Deadlines {
  readonly replyBy: string;
  readonly resolveBy: string;
}

/**
 * Returns the deadlines of a complaint received at this Philippine time ("yyyy-mm-dd", with or without a time): two
 * business days for the reply, and thirty calendar days for the resolution, also when that day is a holiday. Returns
 * undefined for another text, and for a day that the holiday calendar does not cover.
 */
export function readDeadlines(receivedAt: string): Deadlines | undefined {
  const received = receivedAt.slice(0, 10);
  if (!isDay(received)) return undefined;
  let replyBy = received;
  for (let count = 0; count < REPLY_BUSINESS_DAYS; count += 1) replyBy = nextBusinessDay(addDays(replyBy, 1));
  const resolveBy = addDays(received, RESOLUTION_DAYS);
  const isCovered = [received, resolveBy].every((day) => isCalendarYear(Number(day.slice(0, 4))));
  return isCovered ? { replyBy, resolveBy } : undefined;
}

export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

function nextBusinessDay(day: string): string {
  let next = day;
  while (!isBusinessDay(next)) next = addDays(next, 1);
  return next;
}

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

// Date.parse reads February 31 as March 3.
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
