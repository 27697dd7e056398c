import { NetworkFault } from "@lending/api-client";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RequestCounts, useLatest } from "./useLatest.ts";

let visibility: DocumentVisibilityState;
const setVisibility = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event("visibilitychange"));
  });
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const returnToPage = async () => {
  await setVisibility("hidden");
  await setVisibility("visible");
  await wait(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Responses = readonly (string | Error | Promise<string>)[];

function renderLatest(responses: Responses, delayOf?: (counts: RequestCounts, latest: string) => number | undefined) {
  const remaining = [...responses];
  const fetchLatest = vi.fn(async (_signal: AbortSignal) => {
    const next = remaining.shift() ?? "further";
    if (next instanceof Error) throw next;
    return next;
  });
  const rendered = renderHook((loaded: string) => useLatest(loaded, fetchLatest, delayOf), { initialProps: "loaded" });
  return { ...rendered, fetchLatest };
}

describe("the latest version", () => {
  it("is the loaded one, without requests, until the borrower returns", async () => {
    const { result, fetchLatest } = renderLatest(["newer"]);
    await wait(120_000);
    expect([result.current, fetchLatest.mock.calls.length]).toEqual(["loaded", 0]);
    await returnToPage();
    await wait(120_000);
    expect([result.current, fetchLatest.mock.calls.length]).toEqual(["newer", 1]);
  });

  it("is fetched while the delay says so, of which each finished request counts", async () => {
    const delayOf = vi.fn(({ total }: RequestCounts, latest: string) => (latest === "paid" ? undefined : total + 1));
    const { result, fetchLatest } = renderLatest(["pending", "paid"], delayOf);
    await wait(1);
    expect(result.current).toBe("pending");
    await wait(1);
    expect(result.current).toBe("pending");
    await wait(1);
    expect(result.current).toBe("paid");
    await wait(120_000);
    expect(fetchLatest).toHaveBeenCalledTimes(2);
    await returnToPage();
    expect(delayOf).toHaveBeenLastCalledWith({ sinceReturn: 0, total: 2 }, "paid");
  });

  it("waits for the return while the page is hidden", async () => {
    const { fetchLatest } = renderLatest([], () => 5_000);
    await setVisibility("hidden");
    await wait(60_000);
    expect(fetchLatest).not.toHaveBeenCalled();
  });

  it("stays when a request fails, and is fetched again", async () => {
    const { result, fetchLatest } = renderLatest([new NetworkFault("x"), "newer"]);
    await returnToPage();
    expect([result.current, fetchLatest.mock.calls.length]).toEqual(["loaded", 1]);
    await returnToPage();
    expect(result.current).toBe("newer");
  });

  it("is that of the last return, also when the response to an earlier one arrives later", async () => {
    let arrive = (_text: string) => {};
    const { result, fetchLatest } = renderLatest([new Promise((resolve) => (arrive = resolve)), "second"]);
    await returnToPage();
    await returnToPage();
    expect(fetchLatest.mock.calls[0]?.[0].aborted).toBe(true);
    await act(async () => arrive("first"));
    expect(result.current).toBe("second");
  });

  it("is the reloaded one, whatever was fetched before", async () => {
    const { result, rerender } = renderLatest(["newer"]);
    await returnToPage();
    expect(result.current).toBe("newer");
    rerender("reloaded");
    expect(result.current).toBe("reloaded");
  });

  it("is no longer fetched after the screen is left", async () => {
    const { unmount, fetchLatest } = renderLatest([], () => 5_000);
    unmount();
    await returnToPage();
    await wait(60_000);
    expect(fetchLatest).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
