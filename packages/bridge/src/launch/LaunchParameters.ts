/**
 * The device and session parameters that the native app passes when it opens the page. A parameter that was not passed
 * is "".
 */
export interface LaunchParameters {
  readonly appVersion: string;
  readonly deviceName: string;
  /** Secret: removed from the visible address. */
  readonly deviceId: string;
  readonly osVersion: string;
  /** Secret: removed from the visible address. */
  readonly sessionId: string;
  /** Secret: removed from the visible address. */
  readonly advertisingId: string;
  readonly platform: "android" | "ios";
  /** The page that opened this address. Belongs to this address alone and is not stored. */
  readonly source: string;
  /** The flow that opened this address. Belongs to this address alone and is not stored. */
  readonly from: string;
  /** The language that `?lang=` requests, or "". */
  readonly lang: string;
}
