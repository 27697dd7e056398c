import { type Api, readResponse } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import type { Tracking } from "./tracking.ts";

export const registrationPaths = {
  sid: "/api/v2/youmi/promotion/get-sid",
  captcha: "/api/v2/youmi/promotion/get-captcha",
  code: "/api/v2/youmi/promotion/get-sms",
  register: "/api/v2/youmi/promotion/register",
} as const;

export const sidSchema = record({ sid: text() });

type SidResponse = { readonly ok: true; readonly sid: string } | { readonly ok: false; readonly message: string };

/** Fetches a new sid. A refusal, or a response without a sid, is a value; throws a `Fault` when the network fails. */
export async function fetchSid(api: Api): Promise<SidResponse> {
  const response = readResponse(await api.json.get(registrationPaths.sid));
  const { sid } = parseResponse(sidSchema, response.data);
  return response.ok && sid !== "" ? { ok: true, sid } : { ok: false, message: response.message };
}

interface Picture {
  readonly sid: string;
  /** Milliseconds. A new value makes the server generate a new picture. */
  readonly stamp: number;
}

/** Returns the address of a sid's captcha picture on the API's host. */
export function captchaAddress(apiBase: string, { sid, stamp }: Picture): string {
  return `${apiBase}${registrationPaths.captcha}?${new URLSearchParams({ sid, t: String(stamp) })}`;
}

export interface Registrant {
  /** Digits only. */
  readonly mobile: string;
  readonly captcha: string;
  readonly sid: string;
  readonly appName: string;
  readonly tracking: Tracking;
}

/** The fields that a code request and a registration share. The sid is sent as the device id (rule promotion.sms). */
const registrantFields = ({ mobile, captcha, sid, appName }: Registrant) => ({
  phone: mobile,
  capcode: captcha,
  sid,
  deviceId: sid,
  appName,
});

/** Returns the outcome of a response code, "refused" for a code that is not in `outcomes`. */
function readOutcome<Outcome extends string>(
  outcomes: Readonly<Record<string, Outcome>>,
  code: string,
): Outcome | "refused" {
  return outcomes[String(Number.parseInt(code, 10))] ?? "refused";
}

/** Response codes of the SMS endpoint. */
const CODE_OUTCOMES = { "0": "sent", "101": "wrongCaptcha", "11": "alreadyRegistered" } as const;

export async function submitCodeRequest(api: Api, registrant: Registrant) {
  const { appFrom, userFrom, utmTag } = registrant.tracking;
  const body = await api.form.post(
    registrationPaths.code,
    { ...registrantFields(registrant), app_from: appFrom, user_from: userFrom, utm_tag: utmTag },
    { once: true },
  );
  const { code, message } = readResponse(body);
  return { outcome: readOutcome(CODE_OUTCOMES, code), message };
}

/** Response codes of the registration endpoint. */
const REGISTRATION_OUTCOMES = { "0": "registered", "11": "alreadyRegistered", "-1": "wrongCaptcha" } as const;

/** Always 0 (rule promotion.register). */
const MERCHANT_NUMBER = "0";

interface Registration extends Registrant {
  readonly smsCode: string;
  /** The landing template's id. */
  readonly landingId: string;
}

export async function submitRegistration(api: Api, registration: Registration) {
  const { mobile, smsCode, landingId, tracking } = registration;
  const body = await api.form.post(
    registrationPaths.register,
    {
      ...registrantFields(registration),
      merchantNumber: MERCHANT_NUMBER,
      userName: mobile,
      smsCode,
      invite_code: tracking.inviteCode,
      user_from: tracking.userFrom,
      id: landingId,
      app_from: tracking.appFrom,
      utm_tag: tracking.utmTag,
    },
    { once: true },
  );
  const { code, message } = readResponse(body);
  return { outcome: readOutcome(REGISTRATION_OUTCOMES, code), message };
}
