import { expect, it } from "vitest";
import { expiryMs } from "./expiry.ts";

it.each([
  ["2026-12-21 23:59:59", "2026-12-21T15:59:59Z"],
  ["2026-12-21T08:00", "2026-12-21T00:00:00Z"],
  [" 2026-12-21 ", "2026-12-21T15:59:59Z"],
])("reads %j in Philippine time", (text, instant) => {
  expect(expiryMs(text)).toBe(Date.parse(instant));
});

it.each(["", "tomorrow", "2026-13-41 10:00:00", "12/21/2026"])("reads %j as no expiry", (text) => {
  expect(expiryMs(text)).toBe(Number.POSITIVE_INFINITY);
});
