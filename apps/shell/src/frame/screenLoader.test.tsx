import type { RemoteRoute, ScreenModule } from "@lending/federation/routes";
import { type RemoteLoader, RemoteUnavailable } from "@lending/federation/runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createScreenLoader, holdPage } from "./screenLoader.ts";

const title = { source: "Loan", "en-PH": "Loan", "fil-PH": "Loan", "zh-CN": "Loan" };
const route = (load: RemoteRoute["screen"]): readonly RemoteRoute[] => [{ path: "/loan", title, screen: load }];
const working = { Screen: () => <h1>Loan</h1> };
const failToImport = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** Creates a remote with a current version and an optional fallback version. */
function makeLoader(versions: readonly (readonly RemoteRoute[])[]): RemoteLoader {
  let inUse = 0;
  return {
    load: async () => versions[inUse] ?? [],
    fallBack() {
      if (inUse + 1 >= versions.length) return false;
      inUse += 1;
      return true;
    },
  };
}

const makeScreens = (loader: RemoteLoader) =>
  createScreenLoader({ own: [], loader, early: { send: () => {}, take: () => undefined, underWay: () => [] } });
const loadScreen = (loader: RemoteLoader) => makeScreens(loader).load("loan", "/loan", "");

describe("createScreenLoader", () => {
  it("loads the fallback version when the screen's files are missing", async () => {
    const loader = makeLoader([route(failToImport), route(async () => working)]);
    expect(await loadScreen(loader)).toBe(working);
  });

  it("loads the fallback version when the current one lacks the path", async () => {
    const loader = makeLoader([[], route(async () => working)]);
    expect(await loadScreen(loader)).toBe(working);
  });

  it("reports the remote as unavailable when the fallback version fails too", async () => {
    const loader = makeLoader([route(failToImport), route(failToImport)]);
    await expect(loadScreen(loader)).rejects.toBeInstanceOf(RemoteUnavailable);
  });

  it("forgets a prepared screen that failed to load, so that the navigation loads it", async () => {
    let isOffline = true;
    const screens = makeScreens(makeLoader([route(() => (isOffline ? failToImport() : Promise.resolve(working)))]));
    screens.prepare("loan", "/loan", "");
    expect(screens.isLoading("/loan")).toBe(true);
    await vi.waitFor(() => expect(screens.isLoading("/loan")).toBe(false));
    isOffline = false;
    screens.prepare("loan", "/loan", "");
    expect(await screens.takePrepared("/loan")).toBe(working);
    expect(screens.takePrepared("/loan")).toBeUndefined();
  });

  it("reports a path that no version has as unavailable", async () => {
    const other = [{ path: "/other", title, screen: async () => working }];
    await expect(loadScreen(makeLoader([other]))).rejects.toBeInstanceOf(RemoteUnavailable);
  });

  it("waits eight seconds for a screen that does not load", async () => {
    vi.useFakeTimers();
    const loader = makeLoader([route(() => new Promise(() => undefined)), route(async () => working)]);
    const loading = loadScreen(loader);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await loading).toBe(working);
    vi.useRealTimers();
  });
});

const never = new Promise<never>(() => undefined);

function site(screen: Promise<ScreenModule>, responses: readonly Promise<unknown>[] = []) {
  const own = [{ path: "/next", title, screen: () => screen }];
  const early = { send: () => {}, take: () => undefined, underWay: () => responses };
  const screens = createScreenLoader({ own, early, loader: { load: () => never, fallBack: () => false } });
  return { screens, hold: holdPage({ early, screens }) };
}
const isSettled = async (waiting: Promise<unknown> | undefined) => {
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
