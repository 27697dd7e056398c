import { useApp } from "@lending/bridge";
import { declareStored } from "@lending/bridge/stored";
import { useLocale, useMessages } from "@lending/ui/locale";
import { countCharacters, visibleText } from "@lending/ui/text";
import { useRef, useState } from "react";
import type { Picture } from "../../../api/registration.ts";
import type { Tracking } from "../../../api/tracking.ts";
import { promotionMessages } from "../../../messages/source.ts";

/**
 * The typed values and the request state of this visit. Held in memory only, because a phone number must not be stored,
 * except in `keptMobile`.
 */
export interface RegistrationDraft {
  /** Digits only. */
  readonly mobile: string;
  readonly captcha: string;
  readonly smsCode: string;
  readonly picture: (Picture & { readonly hasLoaded: boolean }) | undefined;
  /** The template's id, or "" before it is known. */
  readonly landingId: string;
  readonly hasVisited: boolean;
}

export const emptyDraft: RegistrationDraft = {
  mobile: "",
  captcha: "",
  smsCode: "",
  picture: undefined,
  landingId: "",
  hasVisited: false,
};

export interface DraftProps {
  readonly draft: RegistrationDraft;
  readonly onChange: (part: Partial<RegistrationDraft>) => void;
}

/** A draft with the parameters of the campaign, which its requests send. */
export interface TrackedDraft extends DraftProps {
  readonly tracking: Tracking;
}

/** The typed mobile number, for the moment in which another language loads the page again. */
export const keptMobile = declareStored({
  key: "promotionMobile",
  place: "session",
  read: (stored) => (typeof stored === "string" && /^\d{1,11}$/.test(stored) ? stored : ""),
});

/**
 * When the next SMS code may be requested, in milliseconds of the phone's clock. Survives a reload; 0 when it may be
 * requested now. Without storage the server's limit is the only one.
 */
export const smsCountdownEnd = declareStored({
  key: "smsCountdownEnd",
  place: "session",
  read: (stored) => Number(stored) || 0,
});

/** The fields of the form, in display order. */
type RegistrationField = "mobile" | "captcha" | "smsCode";

// Rules promotion.mobile, promotion.captcha-length and promotion.sms-length.
export const MOBILE_MAX = 11;
export const CAPTCHA_LENGTH = 4;
export const SMS_CODE_LENGTH = 6;

/** Returns the errors of the fields. Fields are validated when an action needs them, never while typing. */
export function useFieldErrors({ mobile, captcha, smsCode }: RegistrationDraft) {
  const messages = useMessages(promotionMessages);
  const { mobilePattern, mobilePatterns } = useApp().environment;
  const locale = useLocale();
  const pattern = (locale === "source" ? undefined : mobilePatterns[locale]) ?? mobilePattern;
  const [errors, setErrors] = useState<Readonly<Partial<Record<RegistrationField, string>>>>({});
  const inputs = {
    mobile: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
    smsCode: useRef<HTMLInputElement>(null),
  };
  const texts = { mobile: messages.mobileWrong, captcha: messages.captchaWrong, smsCode: messages.smsCodeWrong };
  const isValid = {
    mobile: new RegExp(pattern, "u").test(mobile),
    captcha: countCharacters(visibleText(captcha)) === CAPTCHA_LENGTH,
    smsCode: smsCode.length === SMS_CODE_LENGTH,
  };
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
    check(...needed: readonly RegistrationField[]): boolean {
      const invalid = needed.filter((field) => !isValid[field]);
      setErrors(Object.fromEntries(invalid.map((field) => [field, texts[field]])));
      if (invalid[0] !== undefined) focus(invalid[0]);
      return invalid.length === 0;
    },
  };
}
