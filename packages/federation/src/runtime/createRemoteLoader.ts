import { loadRemote, registerRemotes } from "@module-federation/runtime";
import type { SiteRegistry } from "../manifest/registry.ts";
import type { RemoteRoute } from "../routes/defineRoutes.ts";
import { lendFederationRuntime } from "./lendFederationRuntime.ts";
import { RemoteUnavailable } from "./RemoteUnavailable.ts";

/** Past this the borrower is told that this part is closed for now (the run time's own limit is 20 s). */
const LOAD_TIMEOUT_MS = 8_000;

/** Loads the routes of one remote. Rejects with RemoteUnavailable; asking again tries again. */
export interface RemoteLoader {
  load(remote: string): Promise<readonly RemoteRoute[]>;
}

const containerName = (remote: string) => remote.replace(/-/g, "_");

const withTimeout = <T>(work: Promise<T>, milliseconds: number) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Makes the loader for the remotes of a registry. Nothing is fetched until a remote is asked for. */
export function createRemoteLoader(registry: SiteRegistry): RemoteLoader {
  lendFederationRuntime();
  registerRemotes(
    registry.remotes.map((remote) => ({
      name: containerName(remote.name),
      entry: new URL(remote.base + remote.entry, document.baseURI).href,
      type: "module",
    })),
  );
  const loading = new Map<string, Promise<readonly RemoteRoute[]>>();

  const start = async (remote: string) => {
    try {
      const module = await withTimeout(
        loadRemote<{ routes?: readonly RemoteRoute[] }>(`${containerName(remote)}/routes`),
        LOAD_TIMEOUT_MS,
      );
      if (!Array.isArray(module?.routes)) throw new Error("It exposes no routes.");
      return module.routes;
    } catch (cause) {
      loading.delete(remote);
      throw new RemoteUnavailable(remote, cause);
    }
  };

  return {
    load(remote) {
      const known = loading.get(remote);
      if (known) return known;
      const started = start(remote);
      loading.set(remote, started);
      return started;
    },
  };
}
