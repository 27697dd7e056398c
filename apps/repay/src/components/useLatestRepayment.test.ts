import { act, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { RepaymentRefusal } from "../api/orderPayment.ts";
import { refetchDelay, useLatestRepayment } from "./useLatestRepayment.ts";

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
