import { type Api, readAnswer } from "@lending/api-client";
import { type Registrant, readOutcome, registrantFields } from "./registrationForm.ts";

/** Response codes of the SMS endpoint. */
const OUTCOMES = { "0": "sent", "101": "wrongCaptcha", "11": "alreadyRegistered" } as const;

/** The outcome of a code request, with the server's message. */
export interface CodeAnswer {
  readonly outcome: "sent" | "wrongCaptcha" | "alreadyRegistered" | "refused";
  readonly message: string;
}

/** Requests an SMS code. Throws a `Fault` when the network fails. */
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
