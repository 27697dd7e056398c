import { visibleText } from "@lending/ui/format";
import type { RegistrationDraft } from "./registrationDraft.ts";

/** The fields of the form, in the order in which they stand. */
export type RegistrationField = "mobile" | "captcha" | "smsCode";

// Specification 9.
export const MOBILE_MAX = 11;
export const CAPTCHA_LENGTH = 4;
export const SMS_CODE_LENGTH = 6;

/** What an action needs of the form (specification 5). */
export const neededFor = {
  refreshCaptcha: ["mobile"],
  askForCode: ["mobile", "captcha"],
  register: ["mobile", "captcha", "smsCode"],
} as const satisfies Record<string, readonly RegistrationField[]>;

type Typed = Pick<RegistrationDraft, RegistrationField>;

/** Which of these fields are not right yet. `mobilePattern` is the environment's. */
export function findWrongFields(
  fields: readonly RegistrationField[],
  typed: Typed,
  mobilePattern: string,
): readonly RegistrationField[] {
  const isRight: Readonly<Record<RegistrationField, (value: string) => boolean>> = {
    mobile: (value) => new RegExp(mobilePattern, "u").test(value),
    captcha: (value) => visibleText(value).length === CAPTCHA_LENGTH,
    smsCode: (value) => value.length === SMS_CODE_LENGTH,
  };
  return fields.filter((field) => !isRight[field](typed[field]));
}
