import type { LaunchParameters } from "../launch/index.ts";

/** Returns a launch of the demo borrower on an Android phone. */
export function makeLaunch(own: Partial<LaunchParameters> = {}): LaunchParameters {
  return {
    appVersion: "1.0.0",
    deviceName: "Galaxy A1",
    deviceId: "device-1",
    osVersion: "10",
    sessionId: "demo",
    advertisingId: "advertising-1",
    platform: "android",
    source: "",
    from: "",
    lang: "",
    ...own,
  };
}
