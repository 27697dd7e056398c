// The part of `@lending/federation/runtime` that the shell's frame imports, for contenders with a different loader.
export { RemoteUnavailable, withTimeout } from "../../../../packages/federation/src/runtime/createRemoteLoader.ts";

/** One application has no other app's first paint. */
export const loadFirstPaint = async (): Promise<void> => undefined;
export const loadFirstPaints = async (): Promise<object> => ({});
