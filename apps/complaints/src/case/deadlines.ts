import { holidays, isCalendarYear } from "./holidays.ph.ts";

/** The lender promises a reply within this many weekdays (rule complaints.promise). */
const PROMISED_WEEKDAYS = 3;
// SEC Memorandum Circular 5 of 2023 (RA 11765): 2 days to answer a complaint, 30 days to settle it.
const REPLY_BUSINESS_DAYS = 2;
const RESOLUTION_DAYS = 30;

const DAY_MS = 86_400_000;

export interface Deadlines {
  readonly replyBy: string;
  readonly resolveBy: string;
}

/**
 * Returns the deadlines of a complaint received at this Philippine time ("yyyy-mm-dd", with or without a time):
 * the promised day for the reply, and thirty calendar days for the resolution, also when that day is a holiday. Returns
 * undefined for another text, and for a day that the holiday calendar does not cover.
 */
export function readDeadlines(receivedAt: string): Deadlines | undefined {
  const received = receivedAt.slice(0, 10);
  if (!isDay(received)) return undefined;
  const replyBy = promisedReplyDay(received);
  const resolveBy = addDays(received, RESOLUTION_DAYS);
  const isCovered = [received, resolveBy].every((day) => isCalendarYear(Number(day.slice(0, 4))));
  return isCovered ? { replyBy, resolveBy } : undefined;
}

/**
 * Returns the last day for the reply to a complaint received on this Philippine day (yyyy-mm-dd), which every page shows:
 * the earlier of three weekdays, which the lender promises, and two business days, which the law allows.
 */
export function promisedReplyDay(received: string): string {
  const promised = addDaysOf(isWeekday, PROMISED_WEEKDAYS, received);
  const lawful = addDaysOf(isBusinessDay, REPLY_BUSINESS_DAYS, received);
  return [promised, lawful].sort()[0] ?? promised;
}

const isWeekday = (day: string) => new Date(day).getUTCDay() % 6 !== 0;

export const isBusinessDay = (day: string): boolean => isWeekday(day) && !holidays.has(day);

function addDaysOf(isCounted: (day: string) => boolean, count: number, day: string): string {
  let next = day;
  for (let remaining = count; remaining > 0; ) {
    next = addDays(next, 1);
    if (isCounted(next)) remaining -= 1;
  }
  return next;
}

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

// Date.parse reads February 31 as March 3, and other notations of a day.
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
