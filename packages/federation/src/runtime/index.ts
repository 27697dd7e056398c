export { createRemoteLoader, type RemoteLoader, RemoteUnavailable, withTimeout } from "./createRemoteLoader.ts";
export { loadFirstPaint, loadFirstPaints } from "./loadFirstPaint.ts";
