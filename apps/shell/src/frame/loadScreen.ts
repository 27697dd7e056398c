import type { RemoteRoute } from "@lending/federation/routes";
import type { RemoteLoader } from "@lending/federation/runtime";
import { RemoteUnavailable } from "@lending/federation/runtime";
import type { ComponentType } from "react";

const screens = new Map<string, Promise<ComponentType>>();

const find = (routes: readonly RemoteRoute[], path: string, owner: string) => {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new RemoteUnavailable(owner, new Error(`It has no path ${path}.`));
  return route;
};

/** The screen of a path: the same promise until it fails, so that a retry asks again. */
export function loadScreen(owner: string, path: string, own: readonly RemoteRoute[], loader: RemoteLoader) {
  const known = screens.get(path);
  if (known) return known;
  const load = async () => {
    const routes = owner === "shell" ? own : await loader.load(owner);
    try {
      return (await find(routes, path, owner).screen()).Screen;
    } catch (cause) {
      throw cause instanceof RemoteUnavailable ? cause : new RemoteUnavailable(owner, cause);
    }
  };
  const loading = load();
  screens.set(path, loading);
  return loading;
}

/** Forgets a screen that could not be had. */
export function forgetScreen(path: string) {
  screens.delete(path);
}
