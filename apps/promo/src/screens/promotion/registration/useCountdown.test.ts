import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { smsCountdownEnd } from "../../../stored.ts";
import { useCountdown } from "./useCountdown.ts";

const NOW = 1_000_000;
const renderCountdown = () => renderHook(useCountdown);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the countdown to the next code", () => {
  it("counts from 59 to 0 and clears its timer", () => {
    const { result } = renderCountdown();
    expect(result.current.secondsLeft).toBe(0);
    act(() => result.current.start());
    expect(result.current.secondsLeft).toBe(59);
    act(() => void vi.advanceTimersByTime(59_000));
    expect(result.current.secondsLeft).toBe(1);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current.secondsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("continues after a reload and can be restarted", () => {
    smsCountdownEnd.save(NOW + 20_000);
    const { result } = renderCountdown();
    expect(result.current.secondsLeft).toBe(20);
    act(() => result.current.start());
    expect(smsCountdownEnd.read()).toBe(NOW + 60_000);
    expect(result.current.secondsLeft).toBe(59);
  });

  it("is correct immediately after the phone slept", () => {
    smsCountdownEnd.save(NOW + 60_000);
    const { result } = renderCountdown();
    vi.setSystemTime(NOW + 45_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current.secondsLeft).toBe(15);
  });

  it("stops when the screen unmounts", () => {
    smsCountdownEnd.save(NOW + 60_000);
    renderCountdown().unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["more than a full countdown ahead, because the clock was set back", NOW + 60_001, 0],
    ["a full countdown ahead", NOW + 60_000, 59],
    ["now", NOW, 0],
    ["past", NOW - 5_000, 0],
  ])("that ends %s", (_, end, seconds) => {
    smsCountdownEnd.save(end);
    expect(renderCountdown().result.current.secondsLeft).toBe(seconds);
  });

  it("is 0 when the stored value is invalid or storage is blocked", () => {
    sessionStorage.setItem("smsCountdownEnd", "soon");
    expect(smsCountdownEnd.read()).toBe(0);
    for (const method of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    }
    expect(smsCountdownEnd.read()).toBe(0);
    const { result } = renderCountdown();
    act(() => result.current.start());
    expect(result.current.secondsLeft).toBe(59);
  });
});
