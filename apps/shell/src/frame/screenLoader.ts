import { type NextRoutePreloads, plainPath, type SiteRegistry } from "@lending/federation/manifest";
import type { RemoteRoute, RouteTitle, ScreenModule } from "@lending/federation/routes";
import { type RemoteLoader, RemoteUnavailable, withTimeout } from "@lending/federation/runtime";
import type { EarlyReads } from "@lending/federation/startup";

/** After this time a screen's files count as unavailable. */
const SCREEN_TIMEOUT_MS = 8_000;

/** Everything that the modules of the frame share. Created once, at start. */
export interface FrameServices {
  readonly registry: SiteRegistry;
  /** By path, the preloads of the screens to which other paths navigate. */
  readonly readNext: () => Readonly<Record<string, NextRoutePreloads>>;
  readonly locale: string;
  /** Analytics endpoint; "" turns events off. */
  readonly analyticsUrl: string;
  readonly loader: RemoteLoader;
  readonly early: EarlyReads;
  readonly screens: ScreenLoader;
}

interface Sources {
  /** The shell's routes. */
  readonly own: readonly RemoteRoute[];
  readonly loader: RemoteLoader;
  readonly early: EarlyReads;
}

export type ScreenLoader = ReturnType<typeof createScreenLoader>;

/** Creates the loader of all screens. It keeps each screen until `forget`. */
export function createScreenLoader({ own, loader, early }: Sources) {
  const screens = new Map<string, Promise<ScreenModule>>();
  /** Paths with a screen that a touch has prepared and that is not shown yet. */
  const prepared = new Set<string>();
  const titles = new Map<string, RouteTitle>();

  async function open(owner: string, path: string, query: string): Promise<ScreenModule> {
    const routes = owner === "shell" ? own : await loader.load(owner);
    for (const route of routes) titles.set(route.path, route.title);
    const route = routes.find((one) => one.path === path);
    if (!route) throw new RemoteUnavailable(owner, new Error(`It has no path ${path}.`));
    try {
      const screen = withTimeout(route.screen(), SCREEN_TIMEOUT_MS);
      early.send(route, new URLSearchParams(query));
      return await screen;
    } catch (cause) {
      throw new RemoteUnavailable(owner, cause);
    }
  }

  /** Loads the screen of a path and sends its early requests: the same promise until the screens are forgotten. */
  function load(owner: string, path: string, query: string): Promise<ScreenModule> {
    const known = screens.get(path);
    if (known) return known;
    const loading = open(owner, path, query).catch((fault) => {
      // When a screen's files fail to load, use the remote's fallback version, once. The shell has none.
      if (!loader.fallBack(owner, fault)) throw fault;
      return open(owner, path, query);
    });
    screens.set(path, loading);
    return loading;
  }

  return {
    load,
    /** Loads a screen before the navigation. A failure is forgotten, so that the navigation retries. */
    prepare(owner: string, path: string, query: string): void {
      if (!screens.has(path)) prepared.add(path);
      const loading = load(owner, path, query);
      loading.catch(() => {
        if (screens.get(path) === loading) screens.delete(path);
      });
    },
    /** Returns the title of a path whose remote has loaded. */
    titleOf: (path: string) => titles.get(path),
    /** Returns whether a screen is loaded or loading. */
    isLoading: (path: string) => screens.has(path),
    /** Returns the promise of a prepared screen, only once per preparation. */
    takePrepared: (path: string) => (prepared.delete(path) ? screens.get(path) : undefined),
    /** Forgets all screens, so that the next render loads them again. */
    forget: () => screens.clear(),
  };
}

/** Waits until all promises have settled, but at most `longestMs`. */
export const settleWithin = (promises: readonly unknown[], longestMs: number): Promise<unknown> =>
  withTimeout(Promise.allSettled(promises), longestMs).catch(() => undefined);

/**
 * Longest hold in milliseconds; then the next screen's first paint appears. An earlier first paint would delay the screen, because
 * React holds back content for 300 ms after a fallback.
 */
const NEXT_SCREEN_MS = 300;

/** Creates the function that the router calls to know how long to keep the current page while a prepared screen loads. */
export const holdPage =
  ({ early, screens }: Pick<FrameServices, "early" | "screens">) =>
  ({ pathname }: { readonly pathname: string }): Promise<unknown> | undefined => {
    const screen = screens.takePrepared(plainPath(pathname));
    return screen && settleWithin([screen, ...early.underWay()], NEXT_SCREEN_MS);
  };
