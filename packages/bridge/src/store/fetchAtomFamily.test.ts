import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchAtomFamily } from "./fetchAtomFamily.ts";

/** A fetcher with responses that the test settles. */
function makeSource() {
  const requests: { signal: AbortSignal; resolve: (text: string) => void; fail: (fault: unknown) => void }[] = [];
  const family = fetchAtomFamily(
    (_get, _id: string, { signal }) =>
      new Promise<string>((resolve, fail) => {
        requests.push({ signal, resolve, fail });
      }),
  );
  return { requests, family, aborted: () => requests.map(({ signal }) => signal.aborted) };
}

const ignore = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a cached response that is fetched again", () => {
  it("aborts the previous request", () => {
    const { family, aborted } = makeSource();
    const store = createStore();
    const answer = family("o-1");
    store.sub(answer, ignore);
    expect(aborted()).toEqual([false]);
    store.set(answer);
    expect(aborted()).toEqual([true, false]);
    store.set(answer);
    expect(aborted()).toEqual([true, true, false]);
  });
});

describe("a cached response with two readers", () => {
  it("stays when one reader leaves and is aborted when both have left", async () => {
    const { family, aborted } = makeSource();
    const answer = family("o-1");
    const leaveFirst = createStore().sub(answer, ignore);
    const leaveSecond = createStore().sub(answer, ignore);
    leaveFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect(family("o-1")).toBe(answer);
    expect(aborted()).toEqual([false, false]);
    leaveSecond();
    await vi.advanceTimersByTimeAsync(0);
    expect(family("o-1")).not.toBe(answer);
    expect(aborted()).toEqual([true, true]);
  });
});

describe("a cached response without readers", () => {
  it.each(["arrived", "failed"])("is not aborted once it has %s", async (outcome) => {
    const { requests, family, aborted } = makeSource();
    const store = createStore();
    const answer = family("o-1");
    const leave = store.sub(answer, ignore);
    store.get(answer).catch(ignore);
    if (outcome === "arrived") requests[0]?.resolve("Approved");
    else requests[0]?.fail(new Error("lost"));
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(aborted()).toEqual([false]);
  });

  it("does not drop the response that replaced it", async () => {
    const { requests, family } = makeSource();
    const leave = createStore().sub(family("o-1"), ignore);
    requests[0]?.resolve("old");
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    const next = family("o-1");
    createStore().sub(next, ignore);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(family("o-1")).toBe(next);
  });
});
