import {
  type BuildRequire,
  consumeLibraries,
  fetchLibraries,
  type Libraries,
  type ShareScope,
} from "./shareLibraries.ts";

/** The `require` function of a remote's build. */
export interface RemoteRequire extends BuildRequire {
  readonly initializeExposesData: { readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>> };
  /** The libraries of the host. `./mount` adds those that any other host lacks. */
  libraries: Libraries;
  initContainer: (scope: ShareScope) => Promise<void>;
  getContainer: (exposed: string) => Promise<() => unknown>;
}

declare const __webpack_require__: RemoteRequire;

// Replaces the federation plugin's code in a remote's build, as the container's `init` and `get`.
const build = __webpack_require__;
build.libraries = {};
build.initContainer = (scope) => fetchLibraries(build, scope, build.libraries);
build.getContainer = async (exposed) => {
  const load = build.initializeExposesData.moduleMap[exposed];
  if (!load) throw new Error(`The remote does not expose ${exposed}.`);
  return load();
};
consumeLibraries(build, build.libraries);
