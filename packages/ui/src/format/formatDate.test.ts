import { describe, expect, it } from "vitest";
import { formatDate } from "./format.ts";

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

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 9e15, new Date(Number.NaN)])(
    "returns an empty text for %s",
    (moment) => {
      expect(formatDate(moment)).toBe("");
    },
  );
});
