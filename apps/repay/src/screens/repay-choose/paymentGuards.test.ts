import { NetworkFault } from "@lending/api-client";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useOnce } from "./paymentGuards.tsx";

/** Renders the hook with work that ends when the test decides. */
function renderOnce() {
  const onFault = vi.fn();
  const { result } = renderHook(() => useOnce(onFault));
  const calls: { end: (outcome: "left" | undefined) => void; fail: (fault: unknown) => void }[] = [];
  const work = vi.fn(() => new Promise<"left" | undefined>((end, fail) => calls.push({ end, fail })));
  const tap = (name: string) => act(async () => void result.current.run(name, work));
  const end = (index: number, outcome?: "left") => act(async () => calls[index]?.end(outcome));
  const fail = (index: number, fault: unknown) => act(async () => calls[index]?.fail(fault));
  return { result, onFault, work, tap, end, fail };
}
const returnToPage = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

afterEach(cleanup);

describe("useOnce", () => {
  it("runs one task at a time, and returns its name", async () => {
    const { result, work, tap, end } = renderOnce();
    expect(result.current.busyWith).toBe("");
    await tap("pay");
    await tap("other");
    expect(result.current.busyWith).toBe("pay");
    expect(work).toHaveBeenCalledTimes(1);
    await end(0);
    expect(result.current.busyWith).toBe("");
    await tap("other");
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("ignores taps after it has left the page, until the borrower returns", async () => {
    const { result, work, tap, end } = renderOnce();
    await tap("pay");
    await end(0, "left");
    expect(result.current.busyWith).toBe("pay");
    await tap("pay");
    expect(work).toHaveBeenCalledTimes(1);
    await returnToPage();
    expect(result.current.busyWith).toBe("");
    await tap("pay");
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("continues the running task when the page becomes visible again", async () => {
    const { result, work, tap } = renderOnce();
    await tap("pay");
    await returnToPage();
    await tap("pay");
    expect(result.current.busyWith).toBe("pay");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("reports a fault, and can be tapped again", async () => {
    const { result, onFault, work, tap, fail } = renderOnce();
    await tap("pay");
    await fail(0, new NetworkFault("pay"));
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(result.current.busyWith).toBe("");
    await tap("pay");
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("throws errors that are not faults", async () => {
    const { result, onFault } = renderOnce();
    const failingWork = () => Promise.reject(new TypeError("ours"));
    await act(() => expect(result.current.run("pay", failingWork)).rejects.toThrow("ours"));
    expect(onFault).not.toHaveBeenCalled();
    expect(result.current.busyWith).toBe("");
  });
});
