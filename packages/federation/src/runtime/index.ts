export { createRemoteLoader, type RemoteLoader } from "./createRemoteLoader.ts";
export { loadFirstPaint, loadFirstPaints } from "./loadFirstPaint.ts";
export { RemoteUnavailable, withTimeout } from "./RemoteUnavailable.ts";
