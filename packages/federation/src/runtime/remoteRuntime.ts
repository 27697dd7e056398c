import { type BuildRequire, consumeLibraries, type ShareScope } from "./shareLibraries.ts";

/** The `require` function of a remote's build. */
interface RemoteRequire extends BuildRequire {
  readonly initializeExposesData: { readonly moduleMap: Readonly<Record<string, () => Promise<unknown>>> };
  initContainer: (libraries: ShareScope) => void;
  getContainer: (exposed: string) => Promise<unknown>;
}

declare const __webpack_require__: RemoteRequire;

// Replaces the federation plugin's code in a remote's build, as the container's `init` and `get`.
const build = __webpack_require__;
let libraries: ShareScope = {};
build.initContainer = (offered) => {
  libraries = offered;
};
build.getContainer = async (exposed) => {
  const load = build.initializeExposesData.moduleMap[exposed];
  if (!load) throw new Error(`The remote does not expose ${exposed}.`);
  return load();
};
consumeLibraries(build, () => libraries);
