import type { RemoteRoute, ScreenModule } from "@lending/federation/routes";
import { type RemoteLoader, RemoteUnavailable } from "@lending/federation/runtime";

const screens = new Map<string, Promise<ScreenModule>>();

/** The screen of a path: the same promise for as long as it holds, so that React can wait for it. */
export function loadScreen(owner: string, path: string, own: readonly RemoteRoute[], loader: RemoteLoader) {
  const known = screens.get(path);
  if (known) return known;
  const load = async () => {
    const routes = owner === "shell" ? own : await loader.load(owner);
    const route = routes.find((one) => one.path === path);
    if (!route) throw new RemoteUnavailable(owner, new Error(`It has no path ${path}.`));
    try {
      return await route.screen();
    } catch (cause) {
      throw new RemoteUnavailable(owner, cause);
    }
  };
  const loading = load();
  screens.set(path, loading);
  return loading;
}

/** Forgets the screens that could not be had because of this error, so that they are asked for again. */
export function forgetScreen(error: unknown) {
  if (error instanceof RemoteUnavailable) screens.clear();
}
