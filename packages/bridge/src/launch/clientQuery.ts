import type { LaunchParameters } from "./LaunchParameters.ts";

/**
 * Returns the common client parameters of every API call, in their fixed order. Holds secrets: send it only to the
 * lender's hosts.
 */
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
