import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useReturn } from "./useReturn.ts";

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

afterEach(cleanup);

describe("a return to the page", () => {
  const onReturn = vi.fn();
  beforeEach(() => onReturn.mockClear());

  it("is that it is seen again, or stands again in the place of another page", () => {
    renderHook(() => useReturn(onReturn));
    see("hidden");
    expect(onReturn).toHaveBeenCalledTimes(0);
    see("visible");
    expect(onReturn).toHaveBeenCalledTimes(1);
    show(true);
    expect(onReturn).toHaveBeenCalledTimes(2);
  });

  it("is not that it is shown for the first time", () => {
    renderHook(() => useReturn(onReturn));
    show(false);
    expect(onReturn).not.toHaveBeenCalled();
  });

  it("is told to nobody who has left", () => {
    renderHook(() => useReturn(onReturn)).unmount();
    see("visible");
    show(true);
    expect(onReturn).not.toHaveBeenCalled();
  });
});
