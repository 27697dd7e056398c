import { loadRemote, registerRemotes } from "@module-federation/runtime";
import type { SiteRegistry, StandBy } from "../manifest/registry.ts";
import type { RemoteRoute } from "../routes/defineRoutes.ts";
import { lendFederationRuntime } from "./lendFederationRuntime.ts";
import { RemoteUnavailable } from "./RemoteUnavailable.ts";
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

/** Has the browser fetch a module with its hash, so that an import of other content fails. */
function pinModule({ base, entry, integrity }: StandBy) {
  if (!integrity) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "anonymous";
  link.integrity = integrity;
  link.href = new URL(base + entry, document.baseURI).href;
  document.head.appendChild(link);
}

/** Makes the loader for the remotes of a registry. Nothing is fetched until a remote is asked for. */
export function createRemoteLoader(registry: SiteRegistry, report: (error: unknown) => void): RemoteLoader {
  lendFederationRuntime();
  const register = (name: string, { base, entry }: { readonly base: string; readonly entry: string }) =>
    registerRemotes([{ name, entry: new URL(base + entry, document.baseURI).href, type: "module" }]);
  for (const remote of registry.remotes) register(containerName(remote.name), remote);
  const loading = new Map<string, Promise<readonly RemoteRoute[]>>();
  const onLast = new Set<string>();

  const start = async (remote: string): Promise<readonly RemoteRoute[]> => {
    try {
      const container = onLast.has(remote) ? standByName(remote) : containerName(remote);
      const module = await withTimeout(
        loadRemote<{ routes?: readonly RemoteRoute[] }>(`${container}/routes`),
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
    const last = registry.remotes.find((one) => one.name === remote)?.last;
    // Without a connection nothing is broken, and the other version could not be had either.
    if (!last || onLast.has(remote) || !navigator.onLine) return false;
    onLast.add(remote);
    loading.delete(remote);
    pinModule(last);
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
