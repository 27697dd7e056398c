import { NetworkFault } from "@lending/api-client";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Repayment, RepaymentAnswer } from "../api/fetchRepayment.ts";
import { useLatestRepayment } from "./useLatestRepayment.ts";

/** An answer that says of its newest payment that it is in that state, and of itself its name. */
const repayment = (productName: string, state?: "processing" | "paid"): RepaymentAnswer => ({
  ok: true,
  repayment: { productName, payment: state && { state } } as Repayment,
});
const nameOf = (answer: { readonly ok: boolean }) => (answer as { repayment?: Repayment }).repayment?.productName;

let visibility: DocumentVisibilityState;
const see = (state: DocumentVisibilityState) =>
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

function begin(loaded: RepaymentAnswer, ...answers: readonly (RepaymentAnswer | Error)[]) {
  const left = [...answers];
  const ask = vi.fn(async (_signal: AbortSignal) => {
    const next = left.shift() ?? loaded;
    if (next instanceof Error) throw next;
    return next;
  });
  const shown = renderHook((given: RepaymentAnswer) => useLatestRepayment(given, ask), { initialProps: loaded });
  return { ...shown, ask };
}

describe("the latest repayment", () => {
  it("is what was loaded, and nobody is asked, while nothing is on its way", async () => {
    const { result, ask } = begin(repayment("loaded"));
    await wait(120_000);
    expect(ask).not.toHaveBeenCalled();
    expect(nameOf(result.current)).toBe("loaded");
  });

  it("is asked for again and again, more seldom each time, while a payment is on its way, and then no more", async () => {
    const { result, ask } = begin(
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
      expect([nameOf(result.current), ask.mock.calls.length]).toEqual([name, times]);
    }
  });

  it("is asked for when the borrower comes back from paying, and followed up twice", async () => {
    const { result, ask } = begin(repayment("loaded"), repayment("back"));
    await see("hidden");
    await wait(60_000);
    expect(ask).not.toHaveBeenCalled();
    await see("visible");
    await wait(0);
    expect(nameOf(result.current)).toBe("back");
    await wait(4_000);
    expect(ask).toHaveBeenCalledTimes(2);
    await wait(10_000);
    expect(ask).toHaveBeenCalledTimes(3);
    await wait(120_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is not asked for out of sight", async () => {
    const { ask } = begin(repayment("loaded", "processing"));
    await see("hidden");
    await wait(60_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it("stays where a question finds no answer, and is asked for again", async () => {
    const { result, ask } = begin(repayment("loaded", "processing"), new NetworkFault("x"), repayment("later", "paid"));
    await wait(5_000);
    expect(nameOf(result.current)).toBe("loaded");
    await wait(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(nameOf(result.current)).toBe("later");
  });

  it("is what is loaded anew, whatever was asked before", async () => {
    const { result, rerender } = begin(repayment("loaded", "processing"), repayment("asked", "paid"));
    await wait(5_000);
    expect(nameOf(result.current)).toBe("asked");
    rerender(repayment("anew"));
    expect(nameOf(result.current)).toBe("anew");
  });

  it("asks nobody any more once the screen is left", async () => {
    const { unmount, ask } = begin(repayment("loaded", "processing"));
    unmount();
    await wait(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
