import { addLibraries, type BuildRequire, type ShareScope } from "./shareLibraries.ts";

/** The exports of a remote's entry. */
interface Container {
  init(libraries: ShareScope, initScope: object[], options: object): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/** The libraries that the shell offers on this page. */
export const pageLibraries: ShareScope = {};

/** Creates a function that starts the container at an address once, and again after a failure. */
export function createContainers(libraries = pageLibraries) {
  const started = new Map<string, Promise<Container>>();

  async function startContainer(entry: string): Promise<Container> {
    const container: Container = await import(/* webpackIgnore: true */ /* @vite-ignore */ entry);
    await container.init(libraries, [], {});
    return container;
  }

  /** Returns a module that a remote exposes (`./routes`). */
  return async (entry: string, exposed: string): Promise<unknown> => {
    const container = started.get(entry) ?? startContainer(entry);
    started.set(entry, container);
    container.catch(() => started.delete(entry));
    return (await (await container).get(exposed))();
  };
}

/** The arguments with which a remote of an earlier version requests its libraries. */
interface EarlierConsumes {
  readonly chunkId: string;
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly moduleToHandlerMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  readonly webpackRequire: Pick<BuildRequire, "m">;
}

/**
 * Provides the object that remotes of earlier versions expect from the shell: the runtime of the federation plugin,
 * as far as the plugin's code in a remote calls it. Later remotes contain `remoteRuntime` instead.
 */
export function provideEarlierRuntime() {
  const nothing = () => ({});
  const runtime = {
    bundlerRuntime: {
      init: nothing,
      initContainerEntry: nothing,
      installInitialConsumes: nothing,
      consumes({ chunkId, chunkMapping, moduleToHandlerMapping, webpackRequire }: EarlierConsumes) {
        addLibraries(webpackRequire, chunkMapping[chunkId], moduleToHandlerMapping, () => pageLibraries);
      },
    },
  };
  Object.assign(globalThis, { [Symbol.for("lending.federationRuntime")]: () => runtime });
}
