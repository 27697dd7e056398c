export { createRemoteLoader, type RemoteLoader } from "./createRemoteLoader.ts";
export { RemoteUnavailable } from "./RemoteUnavailable.ts";
