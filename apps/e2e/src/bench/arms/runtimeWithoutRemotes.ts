// What the shell's frame takes from the loader's entry, for arms that have a loader of their own.
export { RemoteUnavailable } from "../../../../../packages/federation/src/runtime/RemoteUnavailable.ts";
export { withTimeout } from "../../../../../packages/federation/src/runtime/withTimeout.ts";
