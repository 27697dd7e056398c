import type { RemoteRoute } from "../routes/defineRoutes.ts";
import { findOffer, type ShareScope } from "./shareLibraries.ts";

/** What the modules of a remote's build share. */
export interface RemoteBuild {
  /** The libraries of the host: the factory of each module, by name. `./mount` adds those that any other host lacks. */
  readonly libraries: Record<string, (() => unknown) | undefined>;
  /** The range of versions that the build runs with, by name; "" accepts each. */
  readonly ranges: Readonly<Record<string, string>>;
  /** Returns a shared module. Each import of one in the build calls it when it is first evaluated. */
  readonly library: (name: string) => unknown;
  /** The remote's routes, for `./mount`. */
  routes: readonly RemoteRoute[];
}

/** The factories of the build's modules: the one object that all of them share, also those of `./mount` and of hot updates. */
declare const __webpack_modules__: { remote: RemoteBuild };

interface Exposed {
  readonly "./routes": () => Promise<{ readonly routes: readonly RemoteRoute[] }>;
  readonly "./mount": () => Promise<unknown>;
}

/** Creates the container of Module Federation that a remote's entry exports. The build calls it; see preset/container. */
export function createContainer(exposed: Exposed, ranges: RemoteBuild["ranges"]) {
  const build: RemoteBuild = {
    libraries: {},
    ranges,
    library(name) {
      const load = build.libraries[name];
      if (!load) throw new Error(`No build offers ${name}.`);
      return load();
    },
    routes: [],
  };
  __webpack_modules__.remote = build;
  return {
    async get(name: string) {
      if (name !== "./routes" && name !== "./mount") throw new Error(`The remote does not expose ${name}.`);
      const routes = await exposed["./routes"]();
      build.routes = routes.routes;
      const module = name === "./routes" ? routes : await exposed[name]();
      return () => module;
    },
    async init(scope: ShareScope) {
      const names = Object.keys(ranges).map(async (name) => {
        build.libraries[name] = await findOffer(scope[name], ranges[name])?.get();
      });
      await Promise.all(names);
    },
  };
}
