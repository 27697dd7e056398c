/// <reference path="./federation-runtime.d.ts" />
import { createInstance } from "@module-federation/runtime";
import { attachShareScopeMap } from "@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js";
import { consumes } from "@module-federation/webpack-bundler-runtime/dist/consumes.js";
import { getSharedFallbackGetter } from "@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js";
import { init } from "@module-federation/webpack-bundler-runtime/dist/init.js";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import { initializeSharing } from "@module-federation/webpack-bundler-runtime/dist/initializeSharing.js";
import { installInitialConsumes } from "@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js";
import { remotes } from "@module-federation/webpack-bundler-runtime/dist/remotes.js";
import { lendRuntime } from "./borrowedRuntime.ts";

/**
 * Lends the shell's copy of the federation run time to every remote, so that it is on the page once. Each remote gets an
 * object of its own around the same functions: it keeps its instance and its share scope in there.
 */
export function lendFederationRuntime() {
  lendRuntime(() => ({
    // Not the run time's own `init`: that one would also make the remote's instance the one of the shell's calls.
    runtime: { init: createInstance },
    instance: undefined,
    initOptions: undefined,
    bundlerRuntime: {
      remotes,
      consumes,
      I: initializeSharing,
      S: {},
      installInitialConsumes,
      initContainerEntry,
      init,
      getSharedFallbackGetter,
    },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  }));
}
