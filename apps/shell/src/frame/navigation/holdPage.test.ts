import type { ScreenModule } from "@lending/federation/routes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createScreenLoader } from "../screenLoader.ts";
import { holdPage } from "./holdPage.ts";

const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const never = new Promise<never>(() => undefined);

function site(screen: Promise<ScreenModule>, responses: readonly Promise<unknown>[] = []) {
  const own = [{ path: "/next", title, screen: () => screen }];
  const early = { send: () => {}, take: () => undefined, underWay: () => responses };
  const screens = createScreenLoader({ own, early, loader: { load: () => never, fallBack: () => false } });
  return { screens, hold: holdPage({ early, screens }) };
}
const isSettled = async (waiting: Promise<void> | undefined) => {
  let settled = false;
  void waiting?.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return settled;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("holds once for a prepared screen until the screen and its responses are loaded", async () => {
  let respond = (): void => undefined;
  const responses = [
    new Promise<void>((resolve) => {
      respond = resolve;
    }),
  ];
  const { screens, hold } = site(Promise.resolve({ Screen: () => null }), responses);
  screens.prepare("shell", "/next", "");
  const waiting = hold({ pathname: "/next/" });
  expect(await isSettled(waiting)).toBe(false);
  respond();
  expect(await isSettled(waiting)).toBe(true);
  expect(hold({ pathname: "/next" })).toBeUndefined();
});

it("stops holding after 300 ms, so that the first paint appears", async () => {
  const { screens, hold } = site(never);
  screens.prepare("shell", "/next", "");
  const waiting = hold({ pathname: "/next" });
  await vi.advanceTimersByTimeAsync(299);
  expect(await isSettled(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSettled(waiting)).toBe(true);
});

it("does not hold for a screen that was not prepared, or that was shown before", () => {
  const { screens, hold } = site(Promise.resolve({ Screen: () => null }));
  expect(hold({ pathname: "/next" })).toBeUndefined();
  void screens.load("shell", "/next", "");
  screens.prepare("shell", "/next", "");
  expect(hold({ pathname: "/next" })).toBeUndefined();
});
