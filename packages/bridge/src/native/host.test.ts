import { afterEach, describe, expect, it, vi } from "vitest";
import { hasInProductHistory, pushEntry, replaceAddress } from "../app/historyEntry.ts";
import { leavePage } from "./host.ts";

const WEBVIEW = "Mozilla/5.0 (Linux; Android 10; wv) AppleWebKit/537.36";

interface PageState {
  state?: unknown;
  length?: number;
  userAgent?: string;
  android?: boolean;
  ios?: boolean;
  /** Whether the shell runs. */
  shell?: boolean;
  /** Whether a listener handles the native back event. */
  isAnswered?: boolean;
}

/** Presses Back and returns the outcome. */
function pressBack({ state = null, length = 1, userAgent = "", ...flags }: PageState) {
  const { android = false, ios = false, shell = false, isAnswered = false } = flags;
  const outcome: string[] = [];
  const take = (message: unknown) => outcome.push(typeof message === "string" ? message : JSON.stringify(message));
  const dispatchEvent = vi.fn((_event: Event) => !isAnswered);
  leavePage(
    {
      navigator: { userAgent },
      location: { assign: (url) => void outcome.push(url) },
      history: { state, length, back: () => void outcome.push("back") },
      addEventListener: () => undefined,
      dispatchEvent,
      ...(android && { AppBridge: { postMessage: take } }),
      ...(ios && { webkit: { messageHandlers: { AppBridge: { postMessage: take } } } }),
    },
    {
      platform: ios ? "ios" : "android",
      linkScheme: "sandboxlending",
      closeWebview: shell ? () => void outcome.push("shell closes") : undefined,
    },
  );
  expect(dispatchEvent.mock.calls.map(([event]) => [event.type, event.cancelable])).toEqual([["appbridge:back", true]]);
  return outcome;
}

const message = expect.stringMatching(/^\{"id":"start-\d+","command":"closeWebview","params":\{\}\}$/);

describe("leavePage", () => {
  it.each([
    ["an Android app", { android: true }, message],
    ["an iOS app", { ios: true }, message],
    ["an old app", { userAgent: WEBVIEW }, "sandboxlending://closeWebview"],
    ["an app, through the shell once it runs,", { android: true, shell: true }, "shell closes"],
  ])("closes the webview of %s", (_, surroundings, outcome) => {
    expect(pressBack({ length: 3, ...surroundings })).toEqual([outcome]);
  });

  it.each([{ android: true }, { ios: true }, { userAgent: WEBVIEW }, { shell: true }, {}])(
    "goes back within the product when there is history: %j",
    (surroundings) => {
      expect(pressBack({ state: { idx: 2 }, ...surroundings })).toEqual(["back"]);
    },
  );

  it("does nothing when a listener handles the native back event", () => {
    expect(pressBack({ state: { idx: 2 }, android: true, isAnswered: true })).toEqual([]);
  });

  it("is the browser's Back without app and shell, and opens the home page without history", () => {
    expect(pressBack({ length: 2 })).toEqual(["back"]);
    expect(pressBack({ length: 1 })).toEqual(["/"]);
  });
});

afterEach(() => history.replaceState(null, "", "/"));

it.each([
  ["the first entry", null, 1],
  ["an entry of the router", { idx: 4, key: "k" }, 5],
])("numbers the entry after %s as the router does", (_, state, idx) => {
  history.replaceState(state, "", "/");
  pushEntry("/About");
  expect(location.pathname).toBe("/About");
  expect(history.state).toEqual({ idx });
});

it("loads the document of the next page when the browser refuses an entry", async () => {
  const refuse = () => {
    throw new DOMException("100 per 30 seconds", "SecurityError");
  };
  const spies = [vi.spyOn(history, "pushState"), vi.spyOn(history, "replaceState")];
  for (const spy of spies) spy.mockImplementation(refuse);
  const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  expect(pushEntry("/#about")).toBe(false);
  expect(location.hash).toBe("#about");
  expect(() => replaceAddress("/loanDetail")).not.toThrow();
  for (const spy of spies) spy.mockRestore();
  await changed;
});

it("numbers the current entry and keeps its state", async () => {
  history.replaceState({ key: "k" }, "", "/");
  pushEntry("/About");
  const wentBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await wentBack;
  expect(history.state).toEqual({ idx: 0, key: "k" });
});

describe("hasInProductHistory", () => {
  it.each([{ idx: 1 }, { idx: 7, key: "k" }])("is true for entry %j", (state) => {
    expect(hasInProductHistory({ history: { state } })).toBe(true);
  });

  it.each([{ idx: 0 }, { idx: -1 }, { idx: "1" }, { idx: null }, { index: 1 }, {}, null, undefined, "idx", 1, true])(
    "is false for entry %j",
    (state) => {
      expect(hasInProductHistory({ history: { state } })).toBe(false);
    },
  );
});
