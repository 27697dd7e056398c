import { borrowRuntime } from "./borrowedRuntime.ts";

/** Stands in a remote's build where the federation plugin would put its own copy of the run time. */
export default borrowRuntime();
