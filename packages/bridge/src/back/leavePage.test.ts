import { describe, expect, it, vi } from "vitest";
import { leavePage } from "./leavePage.ts";

const WEBVIEW = "Mozilla/5.0 (Linux; Android 10; wv) AppleWebKit/537.36";

interface Surroundings {
  state?: unknown;
  length?: number;
  userAgent?: string;
  android?: boolean;
  ios?: boolean;
}

function leave({ state = null, length = 1, userAgent = "", android = false, ios = false }: Surroundings) {
  const told: string[] = [];
  const back = vi.fn(() => void told.push("back"));
  const take = (message: unknown) => told.push(typeof message === "string" ? message : JSON.stringify(message));
  leavePage(
    {
      navigator: { userAgent },
      location: { assign: (url) => void told.push(url) },
      history: { state, length, back },
      addEventListener: () => undefined,
      ...(android && { AppBridge: { postMessage: take } }),
      ...(ios && { webkit: { messageHandlers: { AppBridge: { postMessage: take } } } }),
    },
    { platform: ios ? "ios" : "android", linkScheme: "sandboxlending" },
  );
  return told;
}

const message = expect.stringMatching(/^\{"id":"start-[a-z\d]+","command":"closeWebview","params":\{\}\}$/);

describe("leavePage", () => {
  it.each([
    ["an Android app", { android: true }, message],
    ["an iOS app", { ios: true }, message],
    ["an old app", { userAgent: WEBVIEW }, "sandboxlending://closeWebview"],
  ])("closes the webview of %s", (_, surroundings, told) => {
    expect(leave({ length: 3, ...surroundings })).toEqual([told]);
  });

  it.each([{ android: true }, { ios: true }, { userAgent: WEBVIEW }, {}])(
    "goes back within the product where something lies behind: %j",
    (surroundings) => {
      expect(leave({ state: { idx: 2 }, ...surroundings })).toEqual(["back"]);
    },
  );

  it("is the browser's own Back without an app, and the site's first page where nothing lies behind", () => {
    expect(leave({ length: 2 })).toEqual(["back"]);
    expect(leave({ length: 1 })).toEqual(["/"]);
  });
});
