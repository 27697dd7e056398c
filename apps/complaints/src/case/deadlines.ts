import { readDay, weekdayOf, writeDay } from "@lending/ui/day";

// Nationwide days without work in the Philippines. Sources: Proclamation No. 1006 (3 September 2025) for 2026, with the
// two Islamic feasts as proclaimed that year (Eid'l Adha: Proclamation No. 1264, 21 May 2026); for later years
// RA 9492 (fixed dates, last Monday of August), RA 10966 (8 December), the computed Holy Week, and the special days
// that every proclamation since 2024 repeats. Holidays of a single city or province are not included.

/** Years without a proclaimed list. Their Islamic feasts may move by a day. */
export const PROVISIONAL_YEARS: readonly string[] = ["2027", "2028"];

/** Month and day of the holidays that have the same date every year. */
const FIXED = [
  "01-01", // New Year's Day
  "04-09", // Araw ng Kagitingan
  "05-01", // Labor Day
  "06-12", // Independence Day
  "08-21", // Ninoy Aquino Day
  "11-01", // All Saints' Day
  "11-02", // All Souls' Day
  "11-30", // Bonifacio Day
  "12-08", // Immaculate Conception
  "12-24", // Christmas Eve
  "12-25", // Christmas Day
  "12-30", // Rizal Day
  "12-31", // Last day of the year
];

/** The years of `MOVABLE`. */
const YEARS = ["2026", "2027", "2028"];

/** The holidays that move: month and day in each of the years. */
const MOVABLE = [
  ["02-17", "02-06", "01-26"], // Chinese New Year
  ["03-20", "03-10", "02-27"], // Eid'l Fitr, provisional after 2026
  ["04-02", "03-25", "04-13"], // Maundy Thursday
  ["04-03", "03-26", "04-14"], // Good Friday
  ["04-04", "03-27", "04-15"], // Black Saturday
  ["05-27", "05-17", "05-05"], // Eid'l Adha, provisional after 2026
  ["08-31", "08-30", "08-28"], // National Heroes Day
];

/** Nationwide days without work, as yyyy-mm-dd, for 2026 to 2028. */
export const holidays: ReadonlySet<string> = new Set(
  YEARS.flatMap((year, index) => [...FIXED, ...MOVABLE.map((days) => days[index])].map((day) => `${year}-${day}`)),
);

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

/**
 * Returns the deadlines of a complaint received at this time, as the lender writes it: the promised day for the reply,
 * and thirty calendar days for the resolution, also when that day is a holiday. Returns undefined for a text that is no
 * day, and for a day that the holiday calendar does not cover.
 */
export function readDeadlines(receivedAt: string) {
  const received = readDay(receivedAt);
  if (received === undefined) return undefined;
  const resolveBy = writeDay(received + RESOLUTION_DAYS);
  const isCovered = [writeDay(received), resolveBy].every((day) => YEARS.includes(day.slice(0, 4)));
  return isCovered ? { replyBy: writeDay(promisedReplyDay(received)), resolveBy } : undefined;
}
