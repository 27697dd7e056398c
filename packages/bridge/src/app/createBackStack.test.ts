import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeNative, makePage } from "../testing/TestApp.tsx";
import { createBackStack } from "./createBackStack.ts";

/** Creates a back stack in a browser on a history entry that holds `state`. */
function inBrowser(state: unknown) {
  const page = makePage();
  page.history.pushState(state, "");
  return { page, backStack: createBackStack({ page, native: makeNative("browser") }) };
}

describe("the extra entry of the browser's history", () => {
  it.each([null, undefined, "text", 1, {}, { idx: 3 }, { isExtra: false }, { isExtra: "true" }])(
    "is added above an entry that holds %j and keeps that state",
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

  it("exists after a reload and is not added again", () => {
    const { page, backStack } = inBrowser({ idx: 3, isExtra: true });
    const pushState = vi.spyOn(page.history, "pushState");
    backStack.listen();
    backStack.onBack(() => true);
    expect(pushState).not.toHaveBeenCalled();
  });

  it("calls no handler when the browser goes back from another entry", () => {
    const { page, backStack } = inBrowser({ idx: 1 });
    const onBack = vi.fn(() => true);
    backStack.onBack(onBack);
    backStack.listen()();
    page.history.go(-1);
    expect(onBack).not.toHaveBeenCalled();
  });

  it("lets the browser go back when no handler handles the press", () => {
    const page = makePage({ historyIndex: 1 });
    const backStack = createBackStack({ page, native: makeNative("browser") });
    backStack.listen();
    backStack.onBack(() => false);
    page.history.go(-1);
    expect(page.history.state).toEqual({ idx: 0 });
  });

  it("is added later when the browser refuses it, while a handler remains", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { page, backStack } = inBrowser({ idx: 3 });
    const refuse = () => {
      throw new DOMException("Attempt to use history.pushState() more than 100 times per 30 seconds", "SecurityError");
    };
    const pushState = vi.spyOn(page.history, "pushState").mockImplementation(refuse);
    backStack.listen();
    const onBack = vi.fn(() => true);
    const removeHandler = backStack.onBack(onBack);
    expect(page.history.state).toEqual({ idx: 3 });
    // The page's own Back works meanwhile.
    expect(backStack.press()).toBe(true);
    pushState.mockRestore();
    vi.advanceTimersByTime(30_000);
    expect(page.history.state).toEqual({ idx: 3, isExtra: true });
    page.history.go(-1);
    expect(onBack).toHaveBeenCalledTimes(2);
    removeHandler();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not added again after the last handler is removed", () => {
    const { page, backStack } = inBrowser({ idx: 3 });
    backStack.listen();
    const removeHandler = backStack.onBack(() => {
      removeHandler();
      return true;
    });
    page.history.go(-1);
    expect(page.history.state).toEqual({ idx: 3 });
  });
});

describe("a native app that only calls the history of its webview", () => {
  const inApp = (historyIndex: number) => {
    const page = makePage({ historyIndex });
    const native = makeNative("android");
    const backStack = createBackStack({ page, native });
    backStack.listen();
    return { page, native, backStack };
  };

  it("calls the handler, and the page stays", { tags: "rulings.native-back" }, () => {
    const { page, native, backStack } = inApp(1);
    const onBack = vi.fn(() => true);
    backStack.onBack(onBack);
    page.history.go(-1);
    page.history.go(-1);
    expect(onBack).toHaveBeenCalledTimes(2);
    expect(page.history.state).toEqual({ idx: 1, isExtra: true });
    expect(native.commands).toEqual([]);
  });

  it.each([
    [1, { idx: 0 }, []],
    [0, { idx: 0 }, [{ command: "closeWebview", params: {} }]],
  ])("leaves entry %d with one press once the handler is removed", (historyIndex, state, commands) => {
    const { page, native, backStack } = inApp(historyIndex);
    backStack.onBack(() => true)();
    page.history.go(-1);
    expect(page.history.state).toEqual(state);
    expect(native.commands).toEqual(commands);
  });
});

it("a removed handler leaves the other handlers registered when it is removed twice", () => {
  const { backStack } = inBrowser(null);
  const other = vi.fn(() => true);
  backStack.onBack(other);
  const removeHandler = backStack.onBack(() => true);
  removeHandler();
  removeHandler();
  expect(backStack.press()).toBe(true);
  expect(other).toHaveBeenCalledTimes(1);
});
