import type { Tracking } from "./tracking.ts";

/** A visitor who registers, with the typed captcha and the sid of its picture. */
export interface Registrant {
  /** Digits only. */
  readonly mobile: string;
  readonly captcha: string;
  readonly sid: string;
  readonly appName: string;
  readonly tracking: Tracking;
}

/**
 * Returns the fields that a code request and a registration share. The sid is sent as the device id (rule promotion.sms).
 */
export const registrantFields = ({ mobile, captcha, sid, appName }: Registrant) => ({
  phone: mobile,
  capcode: captcha,
  sid,
  deviceId: sid,
  appName,
});

/**
 * Returns the outcome of a response code, sent as `0`, `"0"` or `"00"`. A code that is not in `outcomes` is "refused".
 */
export function readOutcome<Outcome extends string>(
  outcomes: Readonly<Record<string, Outcome>>,
  code: string,
): Outcome | "refused" {
  return outcomes[String(Number.parseInt(code, 10))] ?? "refused";
}
