import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysUntil, untilMidnight } from "./daysUntil.ts";
import { formatDate } from "./format.ts";

const at = (moment: string) => Date.parse(moment);
const times = fc.integer({ min: 0, max: at("2100-01-01T00:00:00Z") });
const shifts = fc.integer({ min: -400, max: 400 });
const DAY_MS = 86_400_000;

describe("daysUntil", { tags: "rulings.relative-day" }, () => {
  it.each([
    ["2026-12-21", "2026-12-18T10:00:00+08:00", 3],
    ["2026-12-21", "2026-12-20T23:59:59.999+08:00", 1],
    ["2026-12-21", "2026-12-21T00:00:00+08:00", 0],
    ["2026-12-21", "2026-12-21T23:59:59.999+08:00", 0],
    ["2026-12-21", "2026-12-22T00:00:00+08:00", -1],
    // In UTC it is still the day before.
    ["2026-12-21", "2026-12-20T16:00:00Z", 0],
    ["2026-12-21 00:00:00", "2026-12-21T23:00:00+08:00", 0],
    ["2026-12-21 23:59", "2026-12-20T00:00:00+08:00", 1],
    ["21/12/2026", "2026-12-18T10:00:00+08:00", 3],
    ["2028-03-01", "2028-02-28T10:00:00+08:00", 2],
  ])("counts the days to %s at %s: %d", (day, now, days) => {
    expect(daysUntil(day, at(now))).toBe(days);
  });

  it.each(["", "soon", "2026-02-30", "2026-12-21 to 2027-01-21", "₱2.650"])("returns NaN for %j", (text) => {
    expect(daysUntil(text, at("2026-12-18T10:00:00+08:00"))).toBeNaN();
  });

  it("returns NaN at an unknown time", () => {
    expect(daysUntil("2026-12-21", Number.NaN)).toBeNaN();
  });

  it("counts every day at any time of day", () => {
    fc.assert(
      fc.property(times, shifts, (now, days) => {
        const day = formatDate(now + days * DAY_MS);
        fc.pre(day !== "");
        expect(daysUntil(day, now)).toBe(days);
      }),
    );
  });

  it("changes at midnight and at no other time", () => {
    fc.assert(
      fc.property(times, fc.nat(), (now, part) => {
        const today = formatDate(now);
        const left = untilMidnight(now);
        expect(left).toBeGreaterThan(0);
        expect(daysUntil(today, now + (part % left))).toBe(0);
        expect(daysUntil(today, now + left)).toBe(-1);
      }),
    );
  });
});
