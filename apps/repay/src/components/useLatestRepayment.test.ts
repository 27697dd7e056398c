import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Repayment, RepaymentResponse } from "../api/fetchRepayment.ts";
import { refetchDelay, useLatestRepayment } from "./useLatestRepayment.ts";

/** Builds a response with a product name that identifies it and the state of its newest payment. */
const repayment = (productName: string, state?: "processing" | "paid"): RepaymentResponse => ({
  ok: true,
  repayment: { productName, payment: state && { state } } as Repayment,
});
const nameOf = (response: { readonly ok: boolean }) => (response as { repayment?: Repayment }).repayment?.productName;

let visibility: DocumentVisibilityState;
const setVisibility = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event("visibilitychange"));
  });
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderLatest(loaded: RepaymentResponse, ...answers: readonly (RepaymentResponse | Error)[]) {
  const remaining = [...answers];
  const fetchLatest = vi.fn(async (_signal: AbortSignal) => {
    const next = remaining.shift() ?? loaded;
    if (next instanceof Error) throw next;
    return next;
  });
  const rendered = renderHook((current: RepaymentResponse) => useLatestRepayment(current, fetchLatest), {
    initialProps: loaded,
  });
  return { ...rendered, fetchLatest };
}

describe("the latest repayment", () => {
  it("is fetched repeatedly, at growing intervals, while a payment is pending, and no longer afterwards", async () => {
    const { result, fetchLatest } = renderLatest(
      repayment("loaded", "processing"),
      repayment("first", "processing"),
      repayment("second", "processing"),
      repayment("third", "paid"),
    );
    for (const [ms, name, times] of [
      [4_999, "loaded", 0],
      [1, "first", 1],
      [9_999, "first", 1],
      [1, "second", 2],
      [20_000, "third", 3],
      [120_000, "third", 3],
    ] as const) {
      await wait(ms);
      expect([nameOf(result.current), fetchLatest.mock.calls.length]).toEqual([name, times]);
    }
  });

  it("is fetched when the borrower returns from paying, and twice more", async () => {
    const { result, fetchLatest } = renderLatest(repayment("loaded"), repayment("back"));
    await setVisibility("hidden");
    await wait(60_000);
    expect(fetchLatest).not.toHaveBeenCalled();
    await setVisibility("visible");
    await wait(0);
    expect(nameOf(result.current)).toBe("back");
    await wait(4_000);
    expect(fetchLatest).toHaveBeenCalledTimes(2);
    await wait(10_000);
    expect(fetchLatest).toHaveBeenCalledTimes(3);
    await wait(120_000);
    expect(fetchLatest).toHaveBeenCalledTimes(3);
  });
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
