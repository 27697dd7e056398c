import { readDay, weekdayOf, writeDay } from "@lending/ui/day";
import { expect, it } from "vitest";
import { holidays, promisedReplyDay, readDeadlines } from "./deadlines.ts";

it.each([
  ["a Monday", "2026-11-23 09:00:00", "2026-11-25", "2026-12-23"],
  ["a Friday before Bonifacio Day", "2026-11-27 16:00:00", "2026-12-02", "2026-12-27"],
  ["a Saturday", "2026-11-21", "2026-11-24", "2026-12-21"],
  ["the day before Holy Week's holidays", "2026-04-01", "2026-04-06", "2026-05-01"],
  ["the day before Christmas Eve", "2026-12-23 23:59:59", "2026-12-28", "2027-01-22"],
  ["the last days of a year", "2027-12-29", "2028-01-03", "2028-01-28"],
  ["a day whose thirtieth day is Eid'l Adha", "2026-04-27", "2026-04-29", "2026-05-27"],
  ["a Monday in Manila that is a Sunday in UTC", "2026-11-22T18:00:00.000Z", "2026-11-25", "2026-12-23"],
  ["a Monday, as the number of its seconds", "1795370400", "2026-11-25", "2026-12-23"],
])("a complaint received on %s is answered and settled in time", (_, receivedAt, replyBy, resolveBy) => {
  expect(readDeadlines(receivedAt)).toEqual({ replyBy, resolveBy });
});

it.each([
  "",
  "yesterday",
  "2026-13-40",
  "2026-02-31",
  "2026-11-31 09:00:00",
  "2027-02-29",
  "2025-12-30 10:00:00",
  "2028-12-20",
  "2031-01-01",
  "23/11/2026",
])("no deadline is shown for %j", (receivedAt) => {
  expect(readDeadlines(receivedAt)).toBeUndefined();
});

it.each([
  ["two business days", "2026-11-25", "2026-11-27"],
  ["two business days after a weekend", "2026-11-21", "2026-11-24"],
  ["three weekdays, where holidays delay business days", "2026-12-23", "2026-12-28"],
  ["two business days in years without a list of holidays", "2031-01-02", "2031-01-06"],
])("promises a reply by the earlier day: %s", { tags: "complaints.promise" }, (_, received, day) => {
  expect(writeDay(promisedReplyDay(readDay(received) ?? 0))).toBe(day);
});

it("knows that National Heroes Day is the last Monday of August", () => {
  for (const day of ["2026-08-31", "2027-08-30", "2028-08-28"]) {
    expect(weekdayOf(readDay(day) ?? 0)).toBe(1);
    expect(holidays.has(day)).toBe(true);
  }
});
