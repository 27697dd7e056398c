import type { Tracking } from "./tracking.ts";

/** Who asks, and what they read in the picture of which sid. */
export interface Registrant {
  /** Digits alone. */
  readonly mobile: string;
  readonly captcha: string;
  readonly sid: string;
  readonly appName: string;
  readonly tracking: Tracking;
}

/** What asking for a code and registering send alike. The sid stands in for a device id (specification 7). */
export const registrantFields = ({ mobile, captcha, sid, appName }: Registrant) => ({
  phone: mobile,
  capcode: captcha,
  sid,
  deviceId: sid,
  appName,
});

/** What a code of the catalogue means, whether it was sent as `0`, `"0"` or `"00"`; a code that is not in it refuses. */
export function readOutcome<Outcome extends string>(
  outcomes: Readonly<Record<string, Outcome>>,
  code: string,
): Outcome | "refused" {
  return outcomes[String(Number.parseInt(code, 10))] ?? "refused";
}
