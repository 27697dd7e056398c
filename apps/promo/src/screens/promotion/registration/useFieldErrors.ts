import { useApp } from "@lending/bridge";
import { useLocale, useMessages } from "@lending/ui/locale";
import { countCharacters, visibleText } from "@lending/ui/text";
import { useRef, useState } from "react";
import { promotionMessages } from "../../../messages/source.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";

/** The fields of the form, in display order. */
type RegistrationField = "mobile" | "captcha" | "smsCode";

// Rules promotion.mobile, promotion.captcha-length and promotion.sms-length.
export const MOBILE_MAX = 11;
export const CAPTCHA_LENGTH = 4;
export const SMS_CODE_LENGTH = 6;

export const neededFor = {
  refreshCaptcha: ["mobile"],
  requestCode: ["mobile", "captcha"],
  register: ["mobile", "captcha", "smsCode"],
} as const satisfies Record<string, readonly RegistrationField[]>;

type FieldValues = Pick<RegistrationDraft, RegistrationField>;

/** Returns the fields that are not valid yet. `mobilePattern` comes from the environment. */
function findWrongFields(
  fields: readonly RegistrationField[],
  typed: FieldValues,
  mobilePattern: string,
): readonly RegistrationField[] {
  const isValid: Readonly<Record<RegistrationField, (value: string) => boolean>> = {
    mobile: (value) => new RegExp(mobilePattern, "u").test(value),
    captcha: (value) => countCharacters(visibleText(value)) === CAPTCHA_LENGTH,
    smsCode: (value) => value.length === SMS_CODE_LENGTH,
  };
  return fields.filter((field) => !isValid[field](typed[field]));
}

type FieldErrors = Readonly<Partial<Record<RegistrationField, string>>>;

const NONE: FieldErrors = {};

/** Returns the errors of the fields. Fields are validated when an action needs them, never while typing. */
export function useFieldErrors(draft: RegistrationDraft) {
  const messages = useMessages(promotionMessages);
  const { environment } = useApp();
  const locale = useLocale();
  const [errors, setErrors] = useState(NONE);
  const inputs = {
    mobile: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
    smsCode: useRef<HTMLInputElement>(null),
  };
  const ownPattern = locale === "source" ? undefined : environment.mobilePatterns[locale];
  const mobilePattern = ownPattern ?? environment.mobilePattern;
  const texts = { mobile: messages.mobileWrong, captcha: messages.captchaWrong, smsCode: messages.smsCodeWrong };
  const focus = (field: RegistrationField) => inputs[field].current?.focus();
  return {
    inputs,
    focus,
    errorOf: (field: RegistrationField) => errors[field],
    /** Clears the error of a field that is being edited. */
    forgive: (field: RegistrationField) => setErrors((before) => ({ ...before, [field]: undefined })),
    /** Marks and focuses a field that the server refused, with its message or else our own. */
    refuse(field: RegistrationField, message: string) {
      setErrors({ [field]: message || texts[field] });
      focus(field);
    },
    /** Returns whether these fields are valid. Otherwise marks the invalid ones and focuses the first. */
    check(fields: readonly RegistrationField[]): boolean {
      const invalid = findWrongFields(fields, draft, mobilePattern);
      setErrors(Object.fromEntries(invalid.map((field) => [field, texts[field]])));
      if (invalid[0] !== undefined) focus(invalid[0]);
      return invalid.length === 0;
    },
  };
}
