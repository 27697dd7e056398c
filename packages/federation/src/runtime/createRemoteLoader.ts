import type { SiteRegistry } from "../manifest/registry.ts";
import type { RemoteRoute } from "../routes/defineRoutes.ts";
import { lendRuntime } from "./borrowedRuntime.ts";
import { createFileGuard } from "./createFileGuard.ts";
import { makeRuntime } from "./makeRuntime.ts";
import { RemoteUnavailable } from "./RemoteUnavailable.ts";
import { shellInstance } from "./shellRuntime.ts";
import { withTimeout } from "./withTimeout.ts";

/** Past this a part of the page is held to be broken (the run time's own limit is 20 s). */
const LOAD_TIMEOUT_MS = 8_000;

/** Loads the routes of one remote. Rejects with RemoteUnavailable; asking again tries again. */
export interface RemoteLoader {
  /** The remote's last good version takes its place by itself when the newest cannot be had. */
  load(remote: string): Promise<readonly RemoteRoute[]>;
  /** Has a remote that is broken loaded from its last good version from now on. False where there is none, or it is in use already. */
  fallBack(remote: string, cause: unknown): boolean;
}

const containerName = (remote: string) => remote.replace(/-/g, "_");
const standByName = (remote: string) => `${containerName(remote)}_last`;

/** Makes the loader for the remotes of a registry. Nothing is fetched until a remote is asked for. */
export function createRemoteLoader(registry: SiteRegistry, report: (error: unknown) => void): RemoteLoader {
  const instance = shellInstance();
  lendRuntime(makeRuntime);
  const guard = createFileGuard(registry);
  const findRemote = (name: string) => registry.remotes.find((one) => one.name === name);
  const register = (name: string, { base, entry }: { readonly base: string; readonly entry: string }) =>
    instance.registerRemotes([{ name, entry: new URL(base + entry, document.baseURI).href }]);
  for (const remote of registry.remotes) register(containerName(remote.name), remote);
  const loading = new Map<string, Promise<readonly RemoteRoute[]>>();
  const onLast = new Set<string>();

  const start = async (remote: string): Promise<readonly RemoteRoute[]> => {
    try {
      const isOnLast = onLast.has(remote);
      const container = isOnLast ? standByName(remote) : containerName(remote);
      const found = findRemote(remote);
      const used = isOnLast ? found?.last : found;
      const module = await withTimeout(
        (used ? guard(used.base, [used.entry]) : Promise.resolve()).then(() =>
          instance.loadRemote<{ routes?: readonly RemoteRoute[] }>(`${container}/routes`),
        ),
        LOAD_TIMEOUT_MS,
      );
      if (!Array.isArray(module?.routes)) throw new Error("It exposes no routes.");
      return module.routes;
    } catch (cause) {
      loading.delete(remote);
      const fault = new RemoteUnavailable(remote, cause);
      if (fallBack(remote, fault)) return loader.load(remote);
      throw fault;
    }
  };

  function fallBack(remote: string, cause: unknown): boolean {
    const last = findRemote(remote)?.last;
    // Without a connection nothing is broken, and the other version could not be had either.
    if (!last || onLast.has(remote) || !navigator.onLine) return false;
    onLast.add(remote);
    loading.delete(remote);
    register(standByName(remote), last);
    // What a screen throws React has told already.
    if (cause instanceof RemoteUnavailable) report(cause);
    return true;
  }

  const loader: RemoteLoader = {
    load(remote) {
      const known = loading.get(remote);
      if (known) return known;
      const started = start(remote);
      loading.set(remote, started);
      return started;
    },
    fallBack,
  };
  return loader;
}
