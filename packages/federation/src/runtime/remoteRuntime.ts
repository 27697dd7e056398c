import { getRuntime } from "./sharedRuntime.ts";

/** Replaces the federation plugin's runtime in a remote's build. */
export default getRuntime();
