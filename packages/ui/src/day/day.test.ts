import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  daysUntil,
  endOf,
  formatDate,
  isDateText,
  readDay,
  showDay,
  showRowDay,
  untilMidnight,
  weekdayOf,
  writeDay,
} from "./day.ts";

const at = (moment: string) => Date.parse(moment);
const times = fc.integer({ min: at("2001-09-10T00:00:00Z"), max: at("2100-01-01T00:00:00Z") });
const shifts = fc.integer({ min: -400, max: 400 });
const DAY_MS = 86_400_000;

/** Texts that are no day for certain. */
const unreadable = [
  ...["", "soon", "2026", "12/05/2026", "21/12/2026", "21-12-2026", "2026.12.21", "2026-1-5", "2026-12/21"],
  ...["2026-13-01", "2026-02-30", "1899-12-31", "0001-01-01 00:00:00", "0000-00-00", "2026-12-21 25:00"],
  ...["2026-12-21 24:00", "2026-12-21T10:00+99:00", "2026-12-21 to 2027-01-21", "Dec 21, 2026", "₱2.650", "120 days"],
  ...["09171234567", "1", "NaN"],
];

/** Texts of the end of 2026-12-21 in Manila, and how a page shows them. */
const forms = [
  ["2026-12-21 23:59:59", "2026-12-21 23:59:59"],
  ["2026/12/21 23:59:59", "2026/12/21 23:59:59"],
  ["2026-12-21T23:59:59", "2026-12-21 23:59:59"],
  ["2026-12-21T23:59:59.999", "2026-12-21 23:59:59"],
  ["2026-12-21T15:59:59Z", "2026-12-21 23:59:59"],
  ["2026-12-21T15:59:59.000Z", "2026-12-21 23:59:59"],
  ["2026-12-21T23:59:59+08:00", "2026-12-21 23:59:59"],
  ["2026-12-21 23:59:59+08", "2026-12-21 23:59:59"],
  ["2026-12-21T23:59:59.123456+0800", "2026-12-21 23:59:59"],
  ["2026-12-21T10:59:59-05:00", "2026-12-21 23:59:59"],
  ["2026-12-22T01:29:59+09:30", "2026-12-21 23:59:59"],
  ["1797868799", "2026-12-21 23:59:59"],
  ["1797868799000", "2026-12-21 23:59:59"],
  [" 2026-12-21 ", " 2026-12-21 "],
  ["2026/12/21", "2026/12/21"],
] as const;

describe("a day", { tags: "formatting.date" }, () => {
  it.each(forms)("is the same in the form %j, and a page shows %j", (text, shown) => {
    const day = readDay(text);
    expect(day === undefined ? undefined : writeDay(day)).toBe("2026-12-21");
    expect(endOf(text)).toBe(at("2026-12-21T15:59:59Z"));
    expect(showDay(text)).toBe(shown);
  });

  it.each(unreadable)("is not read from %j, which is shown as sent", (text) => {
    expect([readDay(text), endOf(text), daysUntil(text, at("2026-12-18T10:00:00+08:00"))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(showDay(text)).toBe(text);
  });

  it("is the same in every form that a lender may write", () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -14 * 60, max: 14 * 60 }), (ms, minutes) => {
        const second = Math.floor(ms / 1000) * 1000;
        const local = new Date(second + minutes * 60_000).toISOString().slice(0, 19);
        const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
        const zone = `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
        const written = formatDate(second, "time");
        const texts = [
          ...[written, written.replaceAll("-", "/"), written.replace(" ", "T"), written.slice(0, 10)],
          ...[new Date(second).toISOString(), `${local}${zone}`, `${local}.5${zone.replace(":", "")}`],
          ...[String(second / 1000), String(second)],
        ];
        for (const text of texts) {
          expect(writeDay(readDay(text) ?? 0), text).toBe(written.slice(0, 10));
          expect(showDay(text).replaceAll("/", "-"), text).toBe(
            text.length === 10 && text.includes("-") ? text : written,
          );
        }
      }),
    );
  });

  it("is read back as it was written, and follows the weeks", () => {
    fc.assert(
      fc.property(times, (ms) => {
        const day = readDay(formatDate(ms)) ?? Number.NaN;
        expect(writeDay(day)).toBe(formatDate(ms));
        expect(weekdayOf(day)).toBe(new Date(formatDate(ms)).getUTCDay());
      }),
    );
  });

  it("of a row has its form, and is no mere number", () => {
    const days = ["2026-12-21", "2026/12/21", "2026-12-21 10:00", " 2026-12-21 10:00:00 "];
    const zoned = ["2026-12-21T15:59:59Z", "2026-12-21T10:00", "2026-12-21 10:00:00.5+08:00"];
    const others = ["", "1797868799", "21/12/2026", "2026-12/21", "2026-12-21 to 2027-01-21", "09171234567"];
    expect([...days, ...zoned, ...others].filter(isDateText)).toEqual([...days, ...zoned]);
  });

  it.each([
    ...["Due date", "Repayment date", "Last day", "Due", "Due on", "Valid until", "Expires", "Deadline"],
    ...["Petsa ng bayad", "Huling araw", "Hanggang", "到期日", "还款日期"],
  ])("of the row %j may be a number", (label) => {
    expect(["1797868799", " 1797868799000 "].map((value) => showRowDay(label, value))).toEqual([
      "2026-12-21 23:59:59",
      "2026-12-21 23:59:59",
    ]);
    expect(["12/05/2026", "120 days", "2026-12-21"].map((value) => showRowDay(label, value))).toEqual([
      ...["12/05/2026", "120 days", "2026-12-21"],
    ]);
  });

  it.each([
    ["Order number", "1797868799", "1797868799"],
    ["Reference", "1797868799000", "1797868799000"],
    ["Amount due", "1797868799", "1797868799"],
    ["Days late", "1797868799", "1797868799"],
    ["Paid", "2026-12-21T15:59:59Z", "2026-12-21 23:59:59"],
  ])("of the row %j with %j is shown as %j", (label, value, shown) => {
    expect(showRowDay(label, value)).toBe(shown);
  });
});

describe("daysUntil", { tags: "rulings.relative-day" }, () => {
  it.each([
    ["2026-12-21", "2026-12-18T10:00:00+08:00", 3],
    ["2026-12-21", "2026-12-20T23:59:59.999+08:00", 1],
    ["2026-12-21", "2026-12-21T00:00:00+08:00", 0],
    ["2026-12-21", "2026-12-21T23:59:59.999+08:00", 0],
    ["2026-12-21", "2026-12-22T00:00:00+08:00", -1],
    // In UTC it is still the day before.
    ["2026-12-21", "2026-12-20T16:00:00Z", 0],
    ["2026-12-20T18:00:00Z", "2026-12-20T16:00:00Z", 0],
    ["2026-12-21 00:00:00", "2026-12-21T23:00:00+08:00", 0],
    ["2026-12-21 23:59", "2026-12-20T00:00:00+08:00", 1],
    ["2028-03-01", "2028-02-28T10:00:00+08:00", 2],
  ])("counts the days to %s at %s: %d", (day, now, days) => {
    expect(daysUntil(day, at(now))).toBe(days);
  });

  it("is unknown at an unknown time", () => {
    expect(daysUntil("2026-12-21", Number.NaN)).toBeUndefined();
  });

  it("counts every day at any time of day", () => {
    fc.assert(
      fc.property(times, shifts, (now, days) => {
        expect(daysUntil(formatDate(now + days * DAY_MS), now)).toBe(days);
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

describe("formatDate", () => {
  it.each([
    ["2026-12-21T00:00:00+08:00", "2026-12-21", "2026-12-21 00:00:00"],
    ["2026-12-21T23:59:59+08:00", "2026-12-21", "2026-12-21 23:59:59"],
    ["2026-12-21T16:30:05Z", "2026-12-22", "2026-12-22 00:30:05"],
    ["2024-02-29T01:02:03+08:00", "2024-02-29", "2024-02-29 01:02:03"],
  ])("formats %s in the Philippine time zone", { tags: "formatting.date" }, (moment, day, time) => {
    expect(formatDate(new Date(moment))).toBe(day);
    expect(formatDate(Date.parse(moment), "time")).toBe(time);
  });

  it("formats the first and the last valid time", () => {
    expect(formatDate(0, "time")).toBe("1970-01-01 08:00:00");
    expect(formatDate(8.64e15 - 8 * 3_600_000)).toBe("+275760-09-13");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 9e15, new Date(Number.NaN)])("is empty for %s", (moment) => {
    expect(formatDate(moment)).toBe("");
  });
});
