/** The parameters of a launch that every API call carries, in their order. */
export const CLIENT_PARAMETERS = [
  "appVersion",
  "deviceName",
  "deviceId",
  "osVersion",
  "sessionId",
  "advertisingId",
] as const;

/** The parameters that `readLaunch` stores. */
export const LAUNCH_PARAMETERS = [...CLIENT_PARAMETERS, "platform", "lang"] as const;

/**
 * The parameters with which the native app opens the page; "" for one that it does not pass. The session, the device and the
 * advertising id are secrets: they are removed from the visible address. `lang` is the language that `?lang=` requests. `source` and
 * `from` name the page and the flow that opened this address: they belong to it alone and are not stored.
 */
export type LaunchParameters = Readonly<
  Record<(typeof CLIENT_PARAMETERS)[number] | "source" | "from" | "lang", string>
> & {
  readonly platform: "android" | "ios";
};
