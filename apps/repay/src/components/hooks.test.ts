import { formatDate } from "@lending/ui/format";
import { act, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { RepaymentRefusal } from "../api/orderPayment.ts";
import { useIsExpired } from "./useIsExpired.ts";
import { refetchDelay, useLatestRepayment } from "./useLatestRepayment.ts";

it("notices at the return that a code expired while the phone slept", { tags: "repayment-codes.expired" }, () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const expiresAt = formatDate(Date.now() + 1_800_000, "time");
  const { result } = renderHook(() => useIsExpired(expiresAt));
  expect(result.current).toBe(false);
  vi.setSystemTime(Date.now() + 7_200_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(true);
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

type Latest = Parameters<typeof useLatestRepayment>[0];

it.each<[string, (payment: RepaymentRefusal["payment"]) => Latest]>([
  ["a repayment", (payment) => ({ ok: true, repayment: { payment } })],
  ["a refusal", (payment) => ({ ok: false, payment })],
])("fetches %s again while its payment is pending, and no longer afterwards", async (_, responseWith) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const payment = { purpose: "instalment", amount: "265000", channelName: "", at: "" } as const;
  const loaded = responseWith({ ...payment, state: "processing" });
  const latest = responseWith({ ...payment, state: "paid" });
  const fetchLatest = vi.fn(async () => latest);
  const { result } = renderHook(() => useLatestRepayment(loaded, fetchLatest));
  expect(result.current).toBe(loaded);
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(result.current).toBe(latest);
  expect(fetchLatest).toHaveBeenCalledTimes(1);
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
  expect(refetchDelay(counts, isProcessing)).toBe(delay);
});
