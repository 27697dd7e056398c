import type { ShareScope } from "./shareLibraries.ts";

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
