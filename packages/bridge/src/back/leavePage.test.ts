import { describe, expect, it, vi } from "vitest";
import { leavePage } from "./leavePage.ts";

const WEBVIEW = "Mozilla/5.0 (Linux; Android 10; wv) AppleWebKit/537.36";

interface Surroundings {
  state?: unknown;
  length?: number;
  userAgent?: string;
  android?: boolean;
  ios?: boolean;
  /** Whether the shell runs. */
  shell?: boolean;
  /** Whether somebody answers the native back event. */
  isAnswered?: boolean;
}

/** Returns what became of a press on Back. */
function leave({ state = null, length = 1, userAgent = "", ...flags }: Surroundings) {
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
    expect(leave({ length: 3, ...surroundings })).toEqual([outcome]);
  });

  it.each([{ android: true }, { ios: true }, { userAgent: WEBVIEW }, { shell: true }, {}])(
    "goes back within the product where something lies behind: %j",
    (surroundings) => {
      expect(leave({ state: { idx: 2 }, ...surroundings })).toEqual(["back"]);
    },
  );

  it("leaves the press to whoever answers the native back event", () => {
    expect(leave({ state: { idx: 2 }, android: true, isAnswered: true })).toEqual([]);
  });

  it("is the browser's own Back without app and shell, and the site's first page where nothing lies behind", () => {
    expect(leave({ length: 2 })).toEqual(["back"]);
    expect(leave({ length: 1 })).toEqual(["/"]);
  });
});
