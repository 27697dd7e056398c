import { describe, expect, it, vi } from "vitest";
import { makeNative, makePage } from "../testing/index.ts";
import { createBackStack } from "./createBackStack.ts";

/** In a browser, on an entry of the history that holds `state`. */
function inBrowser(state: unknown) {
  const page = makePage();
  page.history.pushState(state, "");
  return { page, backStack: createBackStack({ page, native: makeNative("browser") }) };
}

describe("the extra entry of the browser's history", () => {
  it.each([null, undefined, "text", 1, {}, { idx: 3 }, { isExtra: false }, { isExtra: "true" }])(
    "goes on top of one that holds %j and keeps what it says",
    (state) => {
      const { page, backStack } = inBrowser(state);
      const onBack = vi.fn(() => true);
      backStack.listen();
      backStack.onBack(onBack);
      expect(page.history.state).toEqual({ ...(typeof state === "object" ? state : {}), isExtra: true });
      page.history.go(-1);
      expect(onBack).toHaveBeenCalledTimes(1);
    },
  );

  it("is there already after a reload, and is not added once more", () => {
    const { page, backStack } = inBrowser({ idx: 3, isExtra: true });
    const pushState = vi.spyOn(page.history, "pushState");
    backStack.listen();
    backStack.onBack(() => true);
    expect(pushState).not.toHaveBeenCalled();
  });

  it("asks nobody when the browser goes back from another entry", () => {
    const { page, backStack } = inBrowser({ idx: 1 });
    const onBack = vi.fn(() => true);
    backStack.onBack(onBack);
    backStack.listen()();
    page.history.go(-1);
    expect(onBack).not.toHaveBeenCalled();
  });

  it("takes the browser's own way when nobody deals with the press", () => {
    const page = makePage({ historyIndex: 1 });
    const backStack = createBackStack({ page, native: makeNative("browser") });
    backStack.listen();
    backStack.onBack(() => false);
    page.history.go(-1);
    expect(page.history.state).toEqual({ idx: 0 });
  });

  it("is gone with the last handler that dealt with a press", () => {
    const { page, backStack } = inBrowser({ idx: 3 });
    backStack.listen();
    const leave = backStack.onBack(() => {
      leave();
      return true;
    });
    page.history.go(-1);
    expect(page.history.state).toEqual({ idx: 3 });
  });
});

describe("a press", () => {
  it("is offered to the latest handler first, and to those before it until one deals with it", () => {
    const { backStack } = inBrowser(null);
    const asked: string[] = [];
    const handler = (name: string, deals: boolean) => () => {
      asked.push(name);
      return deals;
    };
    backStack.onBack(handler("first", true));
    backStack.onBack(handler("second", true));
    backStack.onBack(handler("third", false));
    expect(backStack.press()).toBe(true);
    expect(asked).toEqual(["third", "second"]);
  });

  it("on the host's own button is heard from the start to the end of listening", () => {
    const page = makePage();
    const onBack = vi.fn(() => true);
    const backStack = createBackStack({ page, native: makeNative() });
    backStack.onBack(onBack);
    expect(page.pressNativeBack()).toBe(false);
    const leave = backStack.listen();
    expect(page.pressNativeBack()).toBe(true);
    leave();
    expect(page.pressNativeBack()).toBe(false);
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

describe("a handler that leaves", () => {
  it("takes no other with it, however often it says so", () => {
    const { backStack } = inBrowser(null);
    const other = vi.fn(() => true);
    backStack.onBack(other);
    const leave = backStack.onBack(() => true);
    leave();
    leave();
    expect(backStack.press()).toBe(true);
    expect(other).toHaveBeenCalledTimes(1);
  });
});
