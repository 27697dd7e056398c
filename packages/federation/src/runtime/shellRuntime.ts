/// <reference path="../modules.d.ts" />
import { attachShareScopeMap } from "@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js";
import { consumes } from "@module-federation/webpack-bundler-runtime/dist/consumes.js";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import { initializeSharing } from "@module-federation/webpack-bundler-runtime/dist/initializeSharing.js";
import { installInitialConsumes } from "@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js";
import { FederationInstance } from "./FederationInstance.ts";

/** The build's runtime object, as the plugin's code expects it. */
interface Bundle {
  readonly federation: { readonly initOptions: ConstructorParameters<typeof FederationInstance>[0] };
}

/**
 * Creates the object that the plugin's code in a build uses: its glue code around a `FederationInstance`. Each build
 * has one. `hold` receives the instance.
 */
export const makeRuntime = (hold: (instance: FederationInstance) => void = () => {}) => ({
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init({ webpackRequire }: { readonly webpackRequire: Bundle }): FederationInstance {
      const instance = new FederationInstance(webpackRequire.federation.initOptions);
      hold(instance);
      return instance;
    },
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
});

let instance: FederationInstance | undefined;

/** Returns the instance that loads remotes. */
export function shellInstance(): FederationInstance {
  if (!instance) throw new Error("Only the shell's build can load remotes.");
  return instance;
}

/** Replaces the federation plugin's complete runtime in the shell's build. */
export default makeRuntime((made) => {
  instance = made;
});

/** Provides the federation runtime for remotes, which `remoteRuntime` reads. */
export function provideRuntime() {
  Object.assign(globalThis, { [Symbol.for("lending.federationRuntime")]: makeRuntime });
}
