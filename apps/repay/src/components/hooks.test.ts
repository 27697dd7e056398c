import { formatDate } from "@lending/ui/format";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useIsExpired } from "./useIsExpired.ts";

it("notices at the return that a code expired while the phone slept", { tags: "repayment-codes.expired" }, () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  const expiresAt = formatDate(Date.now() + 1_800_000, "time");
  const { result } = renderHook(() => useIsExpired(expiresAt));
  expect(result.current).toBe(false);
  vi.setSystemTime(Date.now() + 7_200_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(true);
  vi.useRealTimers();
});

/** Returns whether a code with this time has expired at an instant. */
const isExpiredAt = (expiresAt: string, now: number) =>
  renderHook(() => useIsExpired(expiresAt, () => now)).result.current;

it.each([
  ["2026-12-21 23:59:59", "2026-12-21T15:59:59Z"],
  ["2026-12-21T08:00", "2026-12-21T00:00:00Z"],
  [" 2026-12-21 ", "2026-12-21T15:59:59Z"],
])("reads %j in Philippine time", (text, instant) => {
  const at = Date.parse(instant);
  expect([at, at + 1].map((now) => isExpiredAt(text, now))).toEqual([false, true]);
});

it.each(["", "tomorrow", "2026-13-41 10:00:00", "12/21/2026"])("reads %j as no expiry", (text) => {
  expect(isExpiredAt(text, 8e15)).toBe(false);
});
