export { createRemoteLoader, type RemoteLoader } from "./createRemoteLoader.ts";
export { RemoteUnavailable } from "./RemoteUnavailable.ts";
export { withTimeout } from "./withTimeout.ts";
