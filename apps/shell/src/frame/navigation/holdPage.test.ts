import type { ScreenModule } from "@lending/federation/routes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetScreens, loadScreen, prepareScreen } from "../prefetch/loadScreen.ts";
import { holdForParts } from "./holdPage.ts";

const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const never = new Promise<never>(() => undefined);

function site(screen: Promise<ScreenModule>, responses: readonly Promise<unknown>[] = []) {
  const own = [{ path: "/next", title, skeleton: "blank" as const, screen: () => screen }];
  const early = { send: () => {}, take: () => undefined, underWay: () => responses };
  const sources = { own, early, loader: { load: () => never, fallBack: () => false } };
  return { sources, hold: holdForParts(sources) };
}
const isOver = async (waiting: Promise<void> | undefined) => {
  let over = false;
  void waiting?.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetScreens();
  vi.useRealTimers();
});

it("holds once for a prepared screen until the screen and its responses are loaded", async () => {
  let respond = (): void => undefined;
  const responses = [
    new Promise<void>((resolve) => {
      respond = resolve;
    }),
  ];
  const { sources, hold } = site(Promise.resolve({ Screen: () => null }), responses);
  prepareScreen("shell", "/next", "", sources);
  const waiting = hold({ pathname: "/next/" });
  expect(await isOver(waiting)).toBe(false);
  respond();
  expect(await isOver(waiting)).toBe(true);
  expect(hold({ pathname: "/next" })).toBeUndefined();
});

it("stops holding after 300 ms, so that the skeleton appears", async () => {
  const { sources, hold } = site(never);
  prepareScreen("shell", "/next", "", sources);
  const waiting = hold({ pathname: "/next" });
  await vi.advanceTimersByTimeAsync(299);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});

it("does not hold for a screen that was not prepared, or that was shown before", () => {
  const { sources, hold } = site(Promise.resolve({ Screen: () => null }));
  expect(hold({ pathname: "/next" })).toBeUndefined();
  void loadScreen("shell", "/next", "", sources);
  prepareScreen("shell", "/next", "", sources);
  expect(hold({ pathname: "/next" })).toBeUndefined();
});
