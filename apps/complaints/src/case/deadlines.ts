import { readDay, weekdayOf, writeDay } from "@lending/ui/day";
import { holidays, isCalendarYear } from "./holidays.ph.ts";

/** The lender promises a reply within this many weekdays (rule complaints.promise). */
const PROMISED_WEEKDAYS = 3;
// SEC Memorandum Circular 5 of 2023 (RA 11765): 2 days to answer a complaint.
const REPLY_BUSINESS_DAYS = 2;

/**
 * Returns the last day for the reply to a complaint received on this day, which every page shows: the earlier of three
 * weekdays, which the lender promises, and two business days, which the law allows. Days are numbers of `readDay`.
 */
export const promisedReplyDay = (received: number): number =>
  Math.min(addDaysOf(isWeekday, PROMISED_WEEKDAYS, received), addDaysOf(isBusinessDay, REPLY_BUSINESS_DAYS, received));

const isWeekday = (day: number) => weekdayOf(day) % 6 !== 0;

const isBusinessDay = (day: number): boolean => isWeekday(day) && !holidays.has(writeDay(day));

function addDaysOf(isCounted: (day: number) => boolean, count: number, day: number): number {
  let next = day;
  for (let remaining = count; remaining > 0; ) {
    next += 1;
    if (isCounted(next)) remaining -= 1;
  }
  return next;
}

// SEC Memorandum Circular 5 of 2023 (RA 11765): 30 days to settle a complaint.
const RESOLUTION_DAYS = 30;

export interface Deadlines {
  readonly replyBy: string;
  readonly resolveBy: string;
}

/**
 * Returns the deadlines of a complaint received at this time, as the lender writes it: the promised day for the reply,
 * and thirty calendar days for the resolution, also when that day is a holiday. Returns undefined for a text that is no
 * day, and for a day that the holiday calendar does not cover.
 */
export function readDeadlines(receivedAt: string): Deadlines | undefined {
  const received = readDay(receivedAt);
  if (received === undefined) return undefined;
  const resolveBy = writeDay(received + RESOLUTION_DAYS);
  const isCovered = [writeDay(received), resolveBy].every((day) => isCalendarYear(Number(day.slice(0, 4))));
  return isCovered ? { replyBy: writeDay(promisedReplyDay(received)), resolveBy } : undefined;
}
