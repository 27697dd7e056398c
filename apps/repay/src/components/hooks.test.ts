import { formatDate } from "@lending/ui/day";
import { act, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { againWhilePending } from "../api/order.ts";
import { useExpiry } from "./useExpiry.ts";

it("notices at the return that a code expired while the phone slept", { tags: "repayment-codes.expired" }, () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const expiresAt = formatDate(Date.now() + 1_800_000, "time");
  const { result } = renderHook(() => useExpiry(expiresAt));
  expect(result.current).toBe("open");
  vi.setSystemTime(Date.now() + 7_200_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe("expired");
});

const PAYMENT = { purpose: "instalment", amount: "265000", channelName: "", at: "" } as const;

/** Returns whether a code with this time can be paid at an instant. */
const expiryAt = (expiresAt: string, now: number) => renderHook(() => useExpiry(expiresAt, () => now)).result.current;

it.each([
  ["2026-12-21 23:59:59", "2026-12-21T15:59:59Z"],
  ["2026-12-21T08:00", "2026-12-21T00:00:00Z"],
  [" 2026-12-21 ", "2026-12-21T15:59:59Z"],
  ["2026-12-21T15:59:59Z", "2026-12-21T15:59:59Z"],
  ["2026-12-21T23:59:59.000+08:00", "2026-12-21T15:59:59Z"],
  ["2026/12/21 23:59:59", "2026-12-21T15:59:59Z"],
  ["1797868799", "2026-12-21T15:59:59Z"],
])("reads when %j expires", { tags: "repayment-codes.expired" }, (text, instant) => {
  const at = Date.parse(instant);
  expect([at, at + 1].map((now) => expiryAt(text, now))).toEqual(["open", "expired"]);
});

it("leaves a code without an expiry open", () => {
  expect([expiryAt("", 8e15), expiryAt(" ", 8e15)]).toEqual(["open", "open"]);
});

it.each(["tomorrow", "2026-13-41 10:00:00", "12/21/2026"])("does not guess when %j is", (text) => {
  expect(expiryAt(text, 0)).toBe("unknown");
});

it("does not know whether a code has expired when the time is unknown", () => {
  expect(expiryAt("2026-12-21", Number.NaN)).toBe("unknown");
});

it("fetches the saved code, which has no payment, only after a return", () => {
  expect(againWhilePending({ sinceReturn: undefined, total: 0 }, { ok: false })).toBeUndefined();
  expect(againWhilePending({ sinceReturn: 0, total: 0 }, { ok: false })).toBe(0);
});

it.each([
  [{ sinceReturn: undefined, total: 0, isProcessing: false }, undefined],
  [{ sinceReturn: 0, total: 0, isProcessing: false }, 0],
  [{ sinceReturn: 1, total: 1, isProcessing: false }, 4_000],
  [{ sinceReturn: 2, total: 2, isProcessing: true }, 10_000],
  [{ sinceReturn: 3, total: 3, isProcessing: false }, undefined],
  [{ sinceReturn: 3, total: 3, isProcessing: true }, 20_000],
  [{ sinceReturn: undefined, total: 0, isProcessing: true }, 5_000],
  [{ sinceReturn: undefined, total: 9, isProcessing: true }, 20_000],
])("after %j waits for %s", ({ isProcessing, ...counts }, delay) => {
  const payment = { ...PAYMENT, state: isProcessing ? "processing" : "paid" } as const;
  expect(againWhilePending(counts, { ok: true, value: { payment } })).toBe(delay);
});
