import type { LaunchParameters } from "./LaunchParameters.ts";

/** The common client parameters of every API call, in their fixed order (decisions 2). Holds the secrets: only for the lender's own hosts. */
export function clientQuery(launch: LaunchParameters): Readonly<Record<string, string>> {
  return {
    appVersion: launch.appVersion,
    deviceName: launch.deviceName,
    deviceId: launch.deviceId,
    osVersion: launch.osVersion,
    sessionId: launch.sessionId,
    advertisingId: launch.advertisingId,
    clientType: launch.platform,
  };
}
