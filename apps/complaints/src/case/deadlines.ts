import { readDay, writeDay } from "@lending/ui/day";
import { isCalendarYear } from "./holidays.ph.ts";
import { promisedReplyDay } from "./promisedReplyDay.ts";

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
