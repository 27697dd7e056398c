import { type Api, readAnswer } from "@lending/api-client";
import { type Registrant, readOutcome, registrantFields } from "./registrationForm.ts";

/** Response codes of the registration endpoint. */
const OUTCOMES = { "0": "registered", "11": "alreadyRegistered", "-1": "wrongCaptcha" } as const;

/** Always 0 (rule promotion.register). */
const MERCHANT_NUMBER = "0";

/** The outcome of a registration, with the server's message. */
export interface RegistrationAnswer {
  readonly outcome: "registered" | "alreadyRegistered" | "wrongCaptcha" | "refused";
  readonly message: string;
}

interface Registration extends Registrant {
  readonly smsCode: string;
  /** The landing template's id. */
  readonly landingId: string;
}

/** Registers a mobile number. Throws a `Fault` when the network fails. */
export async function submitRegistration(api: Api, registration: Registration): Promise<RegistrationAnswer> {
  const { mobile, smsCode, landingId, tracking } = registration;
  const body = await api.form.post(
    "/api/v2/youmi/promotion/register",
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
  const { code, message } = readAnswer(body);
  return { outcome: readOutcome(OUTCOMES, code), message };
}
