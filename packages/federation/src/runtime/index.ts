export { createRemoteLoader, type RemoteLoader } from "./createRemoteLoader.ts";
export { RemoteUnavailable, withTimeout } from "./RemoteUnavailable.ts";
