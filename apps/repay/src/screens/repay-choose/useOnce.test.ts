import { NetworkFault } from "@lending/api-client";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useOnce } from "./useOnce.ts";

/** Work that ends when the test says so. */
function begin() {
  const onFault = vi.fn();
  const { result } = renderHook(() => useOnce(onFault));
  const settled: { end: (outcome: "left" | undefined) => void; fail: (fault: unknown) => void }[] = [];
  const work = vi.fn(() => new Promise<"left" | undefined>((end, fail) => settled.push({ end, fail })));
  const tap = (name: string) => act(async () => void result.current.run(name, work));
  const end = (index: number, outcome?: "left") => act(async () => settled[index]?.end(outcome));
  const fail = (index: number, fault: unknown) => act(async () => settled[index]?.fail(fault));
  return { result, onFault, work, tap, end, fail };
}
const comeBack = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));

afterEach(cleanup);

describe("useOnce", () => {
  it("runs one thing at a time, and says which", async () => {
    const { result, work, tap, end } = begin();
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

  it("does nothing more once it has left, until the borrower is back", async () => {
    const { result, work, tap, end } = begin();
    await tap("pay");
    await end(0, "left");
    expect(result.current.busyWith).toBe("pay");
    await tap("pay");
    expect(work).toHaveBeenCalledTimes(1);
    await comeBack();
    expect(result.current.busyWith).toBe("");
    await tap("pay");
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("goes on with what is under way when the page is seen again", async () => {
    const { result, work, tap } = begin();
    await tap("pay");
    await comeBack();
    await tap("pay");
    expect(result.current.busyWith).toBe("pay");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("tells of a fault, and can be tapped again", async () => {
    const { result, onFault, work, tap, fail } = begin();
    await tap("pay");
    await fail(0, new NetworkFault("pay"));
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(result.current.busyWith).toBe("");
    await tap("pay");
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("hides no error of our own", async () => {
    const { result, onFault } = begin();
    const broken = () => Promise.reject(new TypeError("ours"));
    await act(() => expect(result.current.run("pay", broken)).rejects.toThrow("ours"));
    expect(onFault).not.toHaveBeenCalled();
    expect(result.current.busyWith).toBe("");
  });
});
