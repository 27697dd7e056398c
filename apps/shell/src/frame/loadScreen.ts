import type { NextWave, SiteRegistry } from "@lending/federation/manifest";
import type { RemoteRoute, ScreenModule } from "@lending/federation/routes";
import { type RemoteLoader, RemoteUnavailable, withTimeout } from "@lending/federation/runtime";
import type { EarlyReads } from "@lending/federation/startup";

/** Past this a screen's files are held to be out of reach. */
const SCREEN_TIMEOUT_MS = 8_000;

/** What a screen is loaded with. */
export interface ScreenSources {
  readonly registry: SiteRegistry;
  /** What paths want that the first one leads to. */
  readonly next: Readonly<Record<string, NextWave>>;
  readonly locale: string;
  /** Where events go; "" means nowhere. */
  readonly analyticsUrl: string;
  /** The shell's own routes. */
  readonly own: readonly RemoteRoute[];
  readonly loader: RemoteLoader;
  readonly early: EarlyReads;
}

const screens = new Map<string, Promise<ScreenModule>>();
/** Paths whose screen was asked for by a touch, and is not shown yet. */
const prepared = new Set<string>();

/**
 * The screen of a path: the same promise for as long as it holds, so that React can wait for it. Where its file is still
 * to come, its first data is asked for at the same time, for the address whose query this is.
 */
export function loadScreen(
  owner: string,
  path: string,
  query: string,
  sources: Pick<ScreenSources, "own" | "loader" | "early">,
) {
  const { own, loader, early } = sources;
  const known = screens.get(path);
  if (known) return known;
  const open = async (routes: readonly RemoteRoute[]): Promise<ScreenModule> => {
    const route = routes.find((one) => one.path === path);
    if (!route) throw new RemoteUnavailable(owner, new Error(`It has no path ${path}.`));
    try {
      const screen = withTimeout(route.screen(), SCREEN_TIMEOUT_MS);
      early.send(route, new URLSearchParams(query));
      return await screen;
    } catch (cause) {
      throw new RemoteUnavailable(owner, cause);
    }
  };
  const load = async (): Promise<ScreenModule> => {
    if (owner === "shell") return open(own);
    try {
      return await open(await loader.load(owner));
    } catch (fault) {
      // A screen whose files cannot be had is taken from the remote's last good version, once.
      if (!loader.fallBack(owner, fault)) throw fault;
      return open(await loader.load(owner));
    }
  };
  const loading = load();
  screens.set(path, loading);
  return loading;
}

/** Whether a screen is here or on its way. */
export const isLoading = (path: string) => screens.has(path);

/** Loads a screen that may be wanted in a moment. What fails now is asked for again when it is wanted. */
export function prepareScreen(...wanted: Parameters<typeof loadScreen>) {
  if (!isLoading(wanted[1])) prepared.add(wanted[1]);
  const loading = loadScreen(...wanted);
  loading.catch(() => {
    if (screens.get(wanted[1]) === loading) screens.delete(wanted[1]);
  });
}

/** The screen of a path, on its way since a touch asked for it; once. */
export const takePrepared = (path: string) => (prepared.delete(path) ? screens.get(path) : undefined);

/** Forgets every screen, so that it is asked for again. */
export const forgetScreens = () => screens.clear();
