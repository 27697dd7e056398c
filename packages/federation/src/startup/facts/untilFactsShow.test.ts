/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HELD_AT_MOST_MS, untilFactsShow } from "./untilFactsShow.ts";

type Arrived = Pick<PerformanceResourceTiming, "name" | "transferSize">;
let arrive: (...entries: readonly Arrived[]) => void;
let isPreloading = true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  isPreloading = true;
  // jsdom knows no support of its own.
  Object.defineProperty(DOMTokenList.prototype, "supports", { configurable: true, value: () => isPreloading });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      isWatching = true;
      constructor(told: (list: { getEntries(): readonly Arrived[] }, observer: unknown) => void) {
        arrive = (...entries) => {
          if (this.isWatching) told({ getEntries: () => entries }, this);
        };
      }
      observe() {}
      disconnect() {
        this.isWatching = false;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function stateOf(waiting: Promise<void>) {
  let state = "held";
  waiting.then(
    () => {
      state = "free";
    },
    () => {
      state = "failed";
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return () => state;
}
const never = new Promise<void>(() => undefined);

it("lets the scripts go once the frame with the facts has been painted", async () => {
  let write = () => {};
  const written = new Promise<void>((resolve) => {
    write = resolve;
  });
  const state = await stateOf(untilFactsShow(written));
  write();
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toBe("held");
  await vi.advanceTimersByTimeAsync(20);
  expect(state()).toBe("free");
});

it("holds nothing longer than a moment", async () => {
  const state = await stateOf(untilFactsShow(never));
  await vi.advanceTimersByTimeAsync(HELD_AT_MOST_MS - 1);
  expect(state()).toBe("held");
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toBe("free");
});

it("holds nothing that comes out of the cache, and judges by the first script alone", async () => {
  const warm = await stateOf(untilFactsShow(never));
  arrive({ name: "https://a.test/logo.svg", transferSize: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(warm()).toBe("held");
  arrive({ name: "https://a.test/main.js", transferSize: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(warm()).toBe("free");

  const cold = await stateOf(untilFactsShow(never));
  arrive({ name: "https://a.test/main.js", transferSize: 9000 }, { name: "https://a.test/b.js", transferSize: 0 });
  arrive({ name: "https://a.test/c.js", transferSize: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(cold()).toBe("held");
});

it("holds nothing in an engine that has not begun to fetch it", async () => {
  isPreloading = false;
  expect((await stateOf(untilFactsShow(never)))()).toBe("free");
});

it("tells when the facts could not be written", async () => {
  expect((await stateOf(untilFactsShow(Promise.reject(new Error("no place")))))()).toBe("failed");
});
