import { visibleText } from "@lending/ui/format";
import type { RegistrationDraft } from "./registrationDraft.ts";

/** The fields of the form, in display order. */
export type RegistrationField = "mobile" | "captcha" | "smsCode";

// Rules promotion.mobile, promotion.captcha-length and promotion.sms-length.
export const MOBILE_MAX = 11;
export const CAPTCHA_LENGTH = 4;
export const SMS_CODE_LENGTH = 6;

/** The fields that each action requires. */
export const neededFor = {
  refreshCaptcha: ["mobile"],
  requestCode: ["mobile", "captcha"],
  register: ["mobile", "captcha", "smsCode"],
} as const satisfies Record<string, readonly RegistrationField[]>;

type FieldValues = Pick<RegistrationDraft, RegistrationField>;

/** Returns the fields that are not valid yet. `mobilePattern` comes from the environment. */
export function findWrongFields(
  fields: readonly RegistrationField[],
  typed: FieldValues,
  mobilePattern: string,
): readonly RegistrationField[] {
  const isValid: Readonly<Record<RegistrationField, (value: string) => boolean>> = {
    mobile: (value) => new RegExp(mobilePattern, "u").test(value),
    captcha: (value) => visibleText(value).length === CAPTCHA_LENGTH,
    smsCode: (value) => value.length === SMS_CODE_LENGTH,
  };
  return fields.filter((field) => !isValid[field](typed[field]));
}
