import type { Result } from "@lending/api-client";
import { defineRead, defineSend, given, refuse } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { fromTracking } from "./tracking.ts";

/** A new sid. */
export const newSid = defineRead({
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/promotion/get-sid",
  fields: {},
  data: record({ sid: text() }),
  read: ({ sid }) => (sid === "" ? refuse() : sid),
});

/** A captcha picture of the lender. */
export interface Picture {
  readonly sid: string;
  /** Milliseconds. A new value makes the server generate a new picture. */
  readonly stamp: number;
}

/** Returns the address of a sid's captcha picture on the API's host. */
export function captchaAddress(apiBase: string, { sid, stamp }: Picture): string {
  return `${apiBase}/api/v2/youmi/promotion/get-captcha?${new URLSearchParams({ sid, t: String(stamp) })}`;
}

/** The fields that a code request and a registration share. The sid is sent as the device id (rule promotion.sms). */
const registrant = {
  /** Digits only. */
  phone: given("mobile"),
  capcode: given("captcha"),
  sid: given("sid"),
  deviceId: given("sid"),
  appName: given("appName"),
} as const;

/** Requests a code by SMS. */
export const submitCodeRequest = defineSend({
  client: "form",
  method: "POST",
  path: "/api/v2/youmi/promotion/get-sms",
  fields: {
    ...registrant,
    app_from: fromTracking("appFrom"),
    user_from: fromTracking("userFrom"),
    utm_tag: fromTracking("utmTag"),
  },
  once: true,
});

export const submitRegistration = defineSend({
  client: "form",
  method: "POST",
  path: "/api/v2/youmi/promotion/register",
  fields: {
    ...registrant,
    // Always 0 (rule promotion.register).
    merchantNumber: "0",
    userName: given("mobile"),
    smsCode: given("smsCode"),
    invite_code: fromTracking("inviteCode"),
    user_from: fromTracking("userFrom"),
    id: given("landingId"),
    app_from: fromTracking("appFrom"),
    utm_tag: fromTracking("utmTag"),
  },
  once: true,
});

/** Returns the outcome of a response, "refused" for a code that is not in `outcomes`. */
function readOutcome<Outcome extends string>(
  outcomes: Readonly<Record<string, Outcome>>,
  result: Result<unknown>,
): Outcome | "refused" {
  return outcomes[result.ok ? 0 : Number.parseInt(result.code, 10)] ?? "refused";
}

/** Returns what became of a code request. */
export const codeOutcome = (result: Result<undefined>) =>
  readOutcome({ "0": "sent", "101": "wrongCaptcha", "11": "alreadyRegistered" }, result);

/** Returns what became of a registration. */
export const registrationOutcome = (result: Result<undefined>) =>
  readOutcome({ "0": "registered", "11": "alreadyRegistered", "-1": "wrongCaptcha" }, result);
