import type { SiteRegistry } from "../manifest/registry.ts";
import type { RemoteRoute } from "../routes/defineRoutes.ts";
import { createFileGuard } from "./createFileGuard.ts";
import { RemoteUnavailable, withTimeout } from "./RemoteUnavailable.ts";
import { provideRuntime, shellInstance } from "./shellRuntime.ts";

/** Time limit for loading a remote (the original runtime's limit is 20 s). */
const LOAD_TIMEOUT_MS = 8_000;

/** Loads the routes of one remote. Rejects with RemoteUnavailable; a second call tries again. */
export interface RemoteLoader {
  /** Loads a remote. Falls back to its last good version when the newest one fails. */
  load(remote: string): Promise<readonly RemoteRoute[]>;
  /**
   * Switches a broken remote to its last good version from now on. Returns false when there is none, or when it is
   * already in use.
   */
  fallBack(remote: string, cause: unknown): boolean;
}

const containerName = (remote: string) => remote.replace(/-/g, "_");
const fallbackName = (remote: string) => `${containerName(remote)}_last`;

/** Creates the loader for the remotes of a registry. Nothing is requested until a remote is loaded. */
export function createRemoteLoader(registry: SiteRegistry, report: (error: unknown) => void): RemoteLoader {
  const instance = shellInstance();
  provideRuntime();
  const guard = createFileGuard(registry);
  const findRemote = (name: string) => registry.remotes.find((one) => one.name === name);
  const register = (name: string, { base, entry }: { readonly base: string; readonly entry: string }) =>
    instance.registerRemotes([{ name, entry: new URL(base + entry, document.baseURI).href }]);
  for (const remote of registry.remotes) register(containerName(remote.name), remote);
  const loading = new Map<string, Promise<readonly RemoteRoute[]>>();
  const usingLast = new Set<string>();

  const start = async (remote: string): Promise<readonly RemoteRoute[]> => {
    try {
      const usesLast = usingLast.has(remote);
      const container = usesLast ? fallbackName(remote) : containerName(remote);
      const found = findRemote(remote);
      const used = usesLast ? found?.last : found;
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
    // Offline the remote is not broken, and its last version would not load either.
    if (!last || usingLast.has(remote) || !navigator.onLine) return false;
    usingLast.add(remote);
    loading.delete(remote);
    register(fallbackName(remote), last);
    // React has already reported an error that a screen threw.
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
