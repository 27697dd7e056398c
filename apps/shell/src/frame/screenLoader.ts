import type { NextWave, SiteRegistry } from "@lending/federation/manifest";
import type { RemoteRoute, ScreenModule } from "@lending/federation/routes";
import { type RemoteLoader, RemoteUnavailable, withTimeout } from "@lending/federation/runtime";
import type { EarlyReads } from "@lending/federation/startup";

/** After this time a screen's files count as unavailable. */
const SCREEN_TIMEOUT_MS = 8_000;

/** Everything that is needed to load a screen. */
export interface ScreenSources {
  readonly registry: SiteRegistry;
  /** By path, the preloads of the screens to which other paths navigate. */
  readonly next: Readonly<Record<string, NextWave>>;
  readonly locale: string;
  /** Analytics endpoint; "" turns events off. */
  readonly analyticsUrl: string;
  /** The shell's routes. */
  readonly own: readonly RemoteRoute[];
  readonly loader: RemoteLoader;
  readonly early: EarlyReads;
}

const screens = new Map<string, Promise<ScreenModule>>();
/** Paths with a screen that a touch has prepared and that is not shown yet. */
const prepared = new Set<string>();

/**
 * Loads the screen of a path. Returns the same promise until the screens are forgotten, so that React can wait for it. Sends the
 * early requests of the path at the same time, with the given query.
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
      // When a screen's files fail to load, use the remote's fallback version, once.
      if (!loader.fallBack(owner, fault)) throw fault;
      return open(await loader.load(owner));
    }
  };
  const loading = load();
  screens.set(path, loading);
  return loading;
}

/** Returns whether a screen is loaded or loading. */
export const isLoading = (path: string) => screens.has(path);

/** Loads a screen before the navigation. A failure is forgotten, so that the navigation retries. */
export function prepareScreen(...request: Parameters<typeof loadScreen>) {
  if (!isLoading(request[1])) prepared.add(request[1]);
  const loading = loadScreen(...request);
  loading.catch(() => {
    if (screens.get(request[1]) === loading) screens.delete(request[1]);
  });
}

/** Returns the promise of a prepared screen, only once per preparation. */
export const takePrepared = (path: string) => (prepared.delete(path) ? screens.get(path) : undefined);

/** Forgets all screens, so that the next render loads them again. */
export const forgetScreens = () => screens.clear();
