import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropCodeEntry, isBeforeResend, readCodeEntry, saveCodeEntry, useResendWait } from "./awaitedCode.ts";

const card = { id: "card-1", bankName: "Bank of the Sandbox", number: "**** 4567", bankCode: "BOS" };
const entry = { awaitedCode: { card, recordId: "r-1", amount: { centavos: 265000 }, sentAt: 1_000 }, isOpen: true };

afterEach(() => sessionStorage.clear());

describe("the stored entry of a code", () => {
  it("is returned for its order only, until the payment is complete", () => {
    saveCodeEntry("o-1", entry);
    expect(readCodeEntry("o-1", [{ ...card, id: "card-2" }, card], 2_000)).toEqual(entry);
    expect(readCodeEntry("o-2", [card], 2_000)).toBeUndefined();
    dropCodeEntry("o-1");
    expect(readCodeEntry("o-1", [card], 2_000)).toBeUndefined();
  });

  it.each([
    ["the card is no longer available", [], 2_000],
    ["the code has expired", [card], 601_000],
    ["the phone's clock was set back", [card], 500],
  ])("is undefined when %s", (_, cards, now) => {
    saveCodeEntry("o-1", entry);
    expect(readCodeEntry("o-1", cards, now)).toBeUndefined();
  });
});

const SENT_AT = 1_000_000;

it.each([
  [-1_001, false],
  [-1_000, true],
  [0, true],
  [59_999, true],
  [60_000, false],
  [60_001, false],
])("a new code %i ms after the last one must wait: %s", (later, waits) => {
  expect(isBeforeResend(SENT_AT, SENT_AT + later)).toBe(waits);
});

describe("the seconds until a new code", () => {
  beforeEach(() => void vi.useFakeTimers({ now: SENT_AT }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("count down from 59 to 0", () => {
    const { result } = renderHook(() => useResendWait(SENT_AT));
    expect(result.current).toBe(59);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(result.current).toBe(30);
    act(() => void vi.advanceTimersByTime(29_000));
    expect(result.current).toBe(1);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(0);
  });

  it("are correct immediately after the phone slept, and after another code was sent", () => {
    const { result, rerender } = renderHook(useResendWait, { initialProps: SENT_AT });
    vi.setSystemTime(SENT_AT + 50_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current).toBe(10);
    rerender(SENT_AT + 50_000);
    expect(result.current).toBe(59);
  });

  it("clear their timer on unmount", () => {
    const { unmount } = renderHook(() => useResendWait(SENT_AT));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
