/** What the native app says about the device and the session when it opens the page. A parameter it did not pass is "". */
export interface LaunchParameters {
  readonly appVersion: string;
  readonly deviceName: string;
  /** Secret: taken out of the visible address. */
  readonly deviceId: string;
  readonly osVersion: string;
  /** Secret: taken out of the visible address. */
  readonly sessionId: string;
  /** Secret: taken out of the visible address. */
  readonly advertisingId: string;
  readonly platform: "android" | "ios";
  /** The page that led to this address; belongs to the address alone and is not remembered. */
  readonly source: string;
  /** The flow that led to this address; belongs to the address alone and is not remembered. */
  readonly from: string;
  /** A language asked for by `?lang=`, or "". */
  readonly lang: string;
}
