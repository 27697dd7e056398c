import type { LaunchParameters } from "@lending/bridge/launch";

/** The launch of a page that no app has opened. */
export const emptyLaunch: LaunchParameters = {
  appVersion: "",
  deviceName: "",
  deviceId: "",
  osVersion: "",
  sessionId: "",
  advertisingId: "",
  platform: "android",
  source: "",
  from: "",
  lang: "",
};
