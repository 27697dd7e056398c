import { useApp } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { useRef, useState } from "react";
import { promotionMessages } from "../messages.ts";
import { findWrongFields, type RegistrationField } from "./findWrongFields.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";

const NONE: readonly RegistrationField[] = [];

/** Which fields are told to be wrong, and how. They are looked at when something is asked of them, never while typing. */
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
    /** Takes the error of a field away, for it is being mended. */
    forgive: (field: RegistrationField) => setWrong((before) => before.filter((one) => one !== field)),
    /** Marks a field that the server refused, and goes to it. */
    refuse(field: RegistrationField) {
      setWrong([field]);
      focus(field);
    },
    /** Whether these fields are right; if not, says so at each and goes to the first. */
    check(fields: readonly RegistrationField[]): boolean {
      const found = findWrongFields(fields, draft, environment.mobilePattern);
      setWrong(found);
      if (found[0] !== undefined) focus(found[0]);
      return found.length === 0;
    },
  };
}
