import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useReturn } from "./useReturn.ts";

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

afterEach(cleanup);

describe("a return to the page", () => {
  const onReturn = vi.fn();
  beforeEach(() => onReturn.mockClear());

  it("is reported when the page becomes visible again or is restored from the back-forward cache", () => {
    renderHook(() => useReturn(onReturn));
    setVisibility("hidden");
    expect(onReturn).toHaveBeenCalledTimes(0);
    setVisibility("visible");
    expect(onReturn).toHaveBeenCalledTimes(1);
    show(true);
    expect(onReturn).toHaveBeenCalledTimes(2);
  });

  it("is not reported when the page is shown for the first time", () => {
    renderHook(() => useReturn(onReturn));
    show(false);
    expect(onReturn).not.toHaveBeenCalled();
  });

  it("is not reported after unmounting", () => {
    renderHook(() => useReturn(onReturn)).unmount();
    setVisibility("visible");
    show(true);
    expect(onReturn).not.toHaveBeenCalled();
  });
});
