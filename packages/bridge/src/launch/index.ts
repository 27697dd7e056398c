export { cleanAddress } from "./cleanAddress.ts";
export { clientQuery } from "./clientQuery.ts";
export type { LaunchParameters } from "./LaunchParameters.ts";
export { hasLaunchParameter, hasOtherLaunch, type LaunchPort, readLaunch } from "./readLaunch.ts";
export { readParameter } from "./readParameter.ts";
export { type HeaderNames, type HeaderValues, resolveHeaders } from "./resolveHeaders.ts";
