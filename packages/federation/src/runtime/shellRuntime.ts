import type { FederationInstance } from "./FederationInstance.ts";
import { makeRuntime } from "./makeRuntime.ts";

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
