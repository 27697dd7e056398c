import type { FederationInstance } from "./FederationInstance.ts";
import { makeRuntime } from "./makeRuntime.ts";

let instance: FederationInstance | undefined;

/** The instance by which the shell loads remotes. */
export function shellInstance(): FederationInstance {
  if (!instance) throw new Error("Remotes are loaded by the shell's own build.");
  return instance;
}

/** Stands in the shell's build where the federation plugin would put the whole run time. */
export default makeRuntime((made) => {
  instance = made;
});
