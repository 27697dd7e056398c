import { act, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { RepaymentRefusal } from "../api/orderPayment.ts";
import { refetchDelay, useLatestRepayment } from "./useLatestRepayment.ts";

it("fetches the repayment again while its payment is pending, and no longer afterwards", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const refusal = (state: "processing" | "paid"): RepaymentRefusal => ({
    ...{ ok: false, message: "" },
    payment: { state, purpose: "instalment", amount: "265000", channelName: "", at: "" },
  });
  const loaded = refusal("processing");
  const fetchLatest = vi.fn(async () => refusal("paid"));
  const { result } = renderHook(() => useLatestRepayment(loaded, fetchLatest));
  expect(result.current.payment?.state).toBe("processing");
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(result.current.payment?.state).toBe("paid");
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
