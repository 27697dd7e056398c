import * as core from "@module-federation/runtime-core";

declare global {
  // The name that remotes built with `experiments.externalRuntime` look for.
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** Lends the shell's copy of the federation run time to every remote, so that it is on the page once. */
export function shareFederationCore() {
  globalThis._FEDERATION_RUNTIME_CORE = core;
}
