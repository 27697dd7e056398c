import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RESEND_MS, remainingMs, useSecondsLeft } from "./useSecondsLeft.ts";

const SENT_AT = 1_000_000;

it.each([
  [-1_001, false],
  [-1_000, true],
  [0, true],
  [59_999, true],
  [60_000, false],
  [60_001, false],
])("a new code %i ms after the last one must wait: %s", (later, waits) => {
  expect(remainingMs(SENT_AT + RESEND_MS, SENT_AT + later) > 0).toBe(waits);
});

describe("the seconds until a new code", () => {
  beforeEach(() => void vi.useFakeTimers({ now: SENT_AT }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("count down from 59 to 0", () => {
    const { result } = renderHook(() => useSecondsLeft(SENT_AT + RESEND_MS));
    expect(result.current).toBe(59);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(result.current).toBe(30);
    act(() => void vi.advanceTimersByTime(29_000));
    expect(result.current).toBe(1);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(0);
  });

  it("are correct immediately after the phone slept, and after another code was sent", () => {
    const { result, rerender } = renderHook(useSecondsLeft, { initialProps: SENT_AT + RESEND_MS });
    vi.setSystemTime(SENT_AT + 50_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current).toBe(10);
    rerender(SENT_AT + 50_000 + RESEND_MS);
    expect(result.current).toBe(59);
  });

  it("need no timer when they are over", () => {
    renderHook(() => useSecondsLeft(SENT_AT + RESEND_MS));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("clear their timer on unmount", () => {
    const { unmount } = renderHook(() => useSecondsLeft(SENT_AT + RESEND_MS));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
