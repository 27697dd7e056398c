import { describe, expect, it, vi } from "vitest";
import { makeNative } from "../testing/index.ts";
import { pressBack } from "./pressBack.ts";

const makePage = (state: unknown, isAnswered = false) => ({
  history: { state, go: vi.fn() },
  dispatchEvent: vi.fn((event: Event) => {
    if (isAnswered) event.preventDefault();
    return !event.defaultPrevented;
  }),
});

describe("pressBack", () => {
  it("leaves the press to whoever answers the native back event", () => {
    const page = makePage({ idx: 2 }, true);
    const native = makeNative();
    pressBack(page, native);
    expect(page.dispatchEvent.mock.calls[0]?.[0].type).toBe("appbridge:back");
    expect(page.history.go).not.toHaveBeenCalled();
    expect(native.commands).toEqual([]);
  });

  it("goes back within the product when nobody answers", () => {
    const page = makePage({ idx: 1 });
    const native = makeNative();
    pressBack(page, native);
    expect(page.history.go).toHaveBeenCalledExactlyOnceWith(-1);
    expect(native.commands).toEqual([]);
  });

  it("closes the webview where nothing lies behind", () => {
    const native = makeNative();
    pressBack(makePage(null), native);
    expect(native.commands).toEqual([{ command: "closeWebview", params: {} }]);
  });
});
