import type { SiteRegistry } from "../manifest/registry.ts";
import type { RemoteRoute } from "../routes/defineRoutes.ts";
import { createFileGuard } from "./createFileGuard.ts";
import { pageLibraries, type ShareScope } from "./shareLibraries.ts";

export { loadFirstPaint, loadFirstPaints } from "./loadFirstPaint.ts";

/** A remote failed to load in time or to start. `remote` is its name, `cause` the original error. */
export class RemoteUnavailable extends Error {
  override readonly name = "RemoteUnavailable";
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote "${remote}" could not be loaded.`, { cause });
    this.remote = remote;
  }
}

/** Rejects when a promise takes longer than the given time. */
export const withTimeout = <T>(work: Promise<T>, milliseconds: number) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No result within ${milliseconds} ms.`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Time limit for loading a remote (the original runtime's limit is 20 s). */
const LOAD_TIMEOUT_MS = 8_000;

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

/** The exports of a remote's entry. */
export interface Container {
  init(libraries: ShareScope, initScope: object[], options: object): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/** Starts the container at an address with the libraries of the page. Returns its module `./routes`. */
async function loadRoutes(entry: string): Promise<unknown> {
  const container: Container = await import(/* webpackIgnore: true */ /* @vite-ignore */ entry);
  await container.init(pageLibraries, [], {});
  return (await container.get("./routes"))();
}

/** Creates the loader for the remotes of a registry. Nothing is requested until a remote is loaded. */
export function createRemoteLoader(registry: SiteRegistry, report: (error: unknown) => void) {
  const guard = createFileGuard(registry);
  const findRemote = (name: string) => registry.remotes.find((one) => one.name === name);
  const loading = new Map<string, Promise<readonly RemoteRoute[]>>();
  const usingLast = new Set<string>();
  /** By file, the query of the next attempt: most engines keep a failed module for the life of the page. */
  const retries = new Map<string, string>();

  const start = async (remote: string): Promise<readonly RemoteRoute[]> => {
    const found = findRemote(remote);
    const { base = "", entry: file = "" } = (usingLast.has(remote) ? found?.last : found) ?? {};
    try {
      if (!file) throw new Error("It is not in the registry.");
      const entry = file + (retries.get(base + file) ?? "");
      const module = await withTimeout(
        guard(base, [entry]).then(() => loadRoutes(new URL(base + entry, document.baseURI).href)),
        LOAD_TIMEOUT_MS,
      );
      const routes = (module as { routes?: unknown } | undefined)?.routes;
      if (!Array.isArray(routes)) throw new Error("It exposes no routes.");
      return routes;
    } catch (cause) {
      loading.delete(remote);
      retries.set(base + file, `${retries.get(base + file) ?? "?"}1`);
      throw new RemoteUnavailable(remote, cause);
    }
  };

  return {
    /** Loads the routes of a remote. Rejects with RemoteUnavailable; a second call tries again. */
    load(remote: string) {
      const known = loading.get(remote);
      if (known) return known;
      const started = start(remote);
      loading.set(remote, started);
      return started;
    },
    /**
     * Switches a broken remote to its last good version from now on, so that it can be loaded again. Returns false when there is
     * none, or when it is already in use.
     */
    fallBack(remote: string, cause: unknown) {
      const last = findRemote(remote)?.last;
      // Offline the remote is not broken, and its last version would not load either.
      if (!last || usingLast.has(remote) || !navigator.onLine) return false;
      usingLast.add(remote);
      loading.delete(remote);
      // React has already reported an error that a screen threw.
      if (cause instanceof RemoteUnavailable) report(cause);
      return true;
    },
  };
}
