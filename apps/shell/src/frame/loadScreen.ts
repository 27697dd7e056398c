import type { RemoteRoute, ScreenModule } from "@lending/federation/routes";
import { type RemoteLoader, RemoteUnavailable, withTimeout } from "@lending/federation/runtime";

/** Past this a screen's files are held to be out of reach. */
const SCREEN_TIMEOUT_MS = 8_000;

const screens = new Map<string, Promise<ScreenModule>>();

async function openRoute(routes: readonly RemoteRoute[], owner: string, path: string): Promise<ScreenModule> {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new RemoteUnavailable(owner, new Error(`It has no path ${path}.`));
  try {
    return await withTimeout(route.screen(), SCREEN_TIMEOUT_MS);
  } catch (cause) {
    throw new RemoteUnavailable(owner, cause);
  }
}

/** The screen of a path: the same promise for as long as it holds, so that React can wait for it. */
export function loadScreen(owner: string, path: string, own: readonly RemoteRoute[], loader: RemoteLoader) {
  const known = screens.get(path);
  if (known) return known;
  const load = async (): Promise<ScreenModule> => {
    if (owner === "shell") return openRoute(own, owner, path);
    try {
      return await openRoute(await loader.load(owner), owner, path);
    } catch (fault) {
      // A screen whose files cannot be had is taken from the remote's last good version, once.
      if (!loader.fallBack(owner, fault)) throw fault;
      return openRoute(await loader.load(owner), owner, path);
    }
  };
  const loading = load();
  screens.set(path, loading);
  return loading;
}

/** Forgets every screen, so that it is asked for again. */
export const forgetScreens = () => screens.clear();
