import { afterEach, expect, it, vi } from "vitest";
import { fetchWhenIdle } from "./fetchWhenIdle.ts";

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

const failing = vi.fn(() => Promise.reject(new TypeError("offline")));
const loading = vi.fn(async () => undefined);
const loaders = [failing, loading];

/** A browser with `requestIdleCallback`: the returned function lets the phone be idle. */
function stubIdle() {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    waiting.set(waiting.size, callback);
    return waiting.size - 1;
  });
  vi.stubGlobal("cancelIdleCallback", (handle: number) => waiting.delete(handle));
  return () => {
    for (const callback of waiting.values()) callback();
  };
}

it("loads every file once the phone is idle, also when one fails to load, unless it was cancelled", async () => {
  const idle = stubIdle();
  const cancel = fetchWhenIdle(loaders);
  expect(loading).not.toHaveBeenCalled();
  cancel();
  idle();
  expect(loading).not.toHaveBeenCalled();
  fetchWhenIdle(loaders);
  idle();
  expect(failing).toHaveBeenCalledOnce();
  expect(loading).toHaveBeenCalledOnce();
});

it("loads after a second and a half in a browser that does not report when it is idle", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestIdleCallback", undefined);
  fetchWhenIdle(loaders)();
  vi.advanceTimersByTime(10_000);
  fetchWhenIdle(loaders);
  vi.advanceTimersByTime(1_499);
  expect(loading).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loading).toHaveBeenCalledOnce();
});

it.each([
  [true, 0],
  [false, 1],
])("for a borrower who saves data (%s) it loads %i times", (saveData, times) => {
  const idle = stubIdle();
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  fetchWhenIdle(loaders)();
  fetchWhenIdle(loaders);
  idle();
  expect(loading).toHaveBeenCalledTimes(times);
});
