import { useApp } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { useRef, useState } from "react";
import { promotionMessages } from "../messages.ts";
import { findWrongFields, type RegistrationField } from "./findWrongFields.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";

const NONE: readonly RegistrationField[] = [];

/** Returns the errors of the fields. Fields are validated when an action needs them, never while typing. */
export function useFieldErrors(draft: RegistrationDraft) {
  const words = useMessages(promotionMessages);
  const { environment } = useApp();
  const [wrong, setWrong] = useState(NONE);
  const inputs = {
    mobile: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
    smsCode: useRef<HTMLInputElement>(null),
  };
  const texts = { mobile: words.mobileWrong, captcha: words.captchaWrong, smsCode: words.smsCodeWrong };
  const focus = (field: RegistrationField) => inputs[field].current?.focus();
  return {
    inputs,
    focus,
    errorOf: (field: RegistrationField) => (wrong.includes(field) ? texts[field] : undefined),
    /** Clears the error of a field that is being edited. */
    forgive: (field: RegistrationField) => setWrong((before) => before.filter((one) => one !== field)),
    /** Marks and focuses a field that the server refused. */
    refuse(field: RegistrationField) {
      setWrong([field]);
      focus(field);
    },
    /** Returns whether these fields are valid. Otherwise marks the invalid ones and focuses the first. */
    check(fields: readonly RegistrationField[]): boolean {
      const invalid = findWrongFields(fields, draft, environment.mobilePattern);
      setWrong(invalid);
      if (invalid[0] !== undefined) focus(invalid[0]);
      return invalid.length === 0;
    },
  };
}
