import { expect, it } from "vitest";
import { promisedReplyDay } from "./promisedReplyDay.ts";

it.each([
  ["a Monday", "2026-11-23T09:00:00+08:00", "2026-11-26", 4],
  ["a Tuesday", "2026-11-24T09:00:00+08:00", "2026-11-27", 5],
  ["a Wednesday", "2026-11-25T09:00:00+08:00", "2026-11-30", 1],
  ["a Friday", "2026-11-27T09:00:00+08:00", "2026-12-02", 3],
  ["a Saturday", "2026-11-21T09:00:00+08:00", "2026-11-25", 3],
  ["a Sunday", "2026-11-22T09:00:00+08:00", "2026-11-25", 3],
  ["the first minute of a Philippine Monday", "2026-11-22T16:00:00Z", "2026-11-26", 4],
  ["the last minute of a Philippine Sunday", "2026-11-22T15:59:00Z", "2026-11-25", 3],
])(
  "a complaint sent on %s is due a reply three weekdays later",
  { tags: "complaints.promise" },
  (_, now, day, weekday) => {
    const promised = promisedReplyDay(Date.parse(now));
    expect(promised.weekday).toBe(weekday);
    expect(new Date(promised.at + 8 * 3_600_000).toISOString().slice(0, 10)).toBe(day);
  },
);
