import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchAtomFamily } from "./fetchAtomFamily.ts";

/** Answers that come when the test says so. */
function makeSource() {
  const asked: { signal: AbortSignal; answer: (text: string) => void; fail: (fault: unknown) => void }[] = [];
  const family = fetchAtomFamily(
    (_get, _id: string, { signal }) =>
      new Promise<string>((answer, fail) => {
        asked.push({ signal, answer, fail });
      }),
  );
  return { asked, family, aborted: () => asked.map(({ signal }) => signal.aborted) };
}

const ignore = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a stored answer that is asked for again", () => {
  it("is fetched again, and what was asked before is given up", () => {
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

describe("a stored answer with two readers", () => {
  it("is kept when one leaves, and given up when both have left", async () => {
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

describe("a stored answer that its reader has left", () => {
  it.each(["there", "failed"])("is not aborted once it is %s", async (outcome) => {
    const { asked, family, aborted } = makeSource();
    const store = createStore();
    const answer = family("o-1");
    const leave = store.sub(answer, ignore);
    store.get(answer).catch(ignore);
    if (outcome === "there") asked[0]?.answer("Approved");
    else asked[0]?.fail(new Error("lost"));
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(aborted()).toEqual([false]);
  });

  it("takes nothing from the one that followed it", async () => {
    const { asked, family } = makeSource();
    const leave = createStore().sub(family("o-1"), ignore);
    asked[0]?.answer("old");
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    const next = family("o-1");
    createStore().sub(next, ignore);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(family("o-1")).toBe(next);
  });
});
