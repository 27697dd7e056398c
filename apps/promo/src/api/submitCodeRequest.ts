import { type Api, readAnswer } from "@lending/api-client";
import { type Registrant, readOutcome, registrantFields } from "./registrationForm.ts";

/** Specification 8, "SMS". */
const OUTCOMES = { "0": "sent", "101": "wrongCaptcha", "11": "alreadyRegistered" } as const;

/** What came of asking for a code, with the server's own words. */
export interface CodeAnswer {
  readonly outcome: "sent" | "wrongCaptcha" | "alreadyRegistered" | "refused";
  readonly message: string;
}

/** Has an SMS code sent. Faults of the network are thrown. */
export async function submitCodeRequest(api: Api, registrant: Registrant): Promise<CodeAnswer> {
  const { appFrom, userFrom, utmTag } = registrant.tracking;
  const body = await api.form.post(
    "/api/v2/youmi/promotion/get-sms",
    {
      ...registrantFields(registrant),
      app_from: appFrom,
      user_from: userFrom,
      utm_tag: utmTag,
    },
    { once: true },
  );
  const { code, message } = readAnswer(body);
  return { outcome: readOutcome(OUTCOMES, code), message };
}
