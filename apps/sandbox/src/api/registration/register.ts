import * as v from "valibot";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { emptyEnvelopeSchema, refuse, success } from "../envelope.ts";
import { optionalName, optionalText } from "../inputFields.ts";

export const register = definePublicEndpoint({
  name: "register",
  summary:
    "Registers a phone: 0 done, 11 registered already, -1 wrong captcha; other codes are refusals with a message",
  method: "POST",
  path: "/api/v2/youmi/promotion/register",
  input: v.object({
    phone: optionalName,
    capcode: optionalName,
    sid: optionalName,
    deviceId: optionalName,
    appName: optionalText,
    merchantNumber: optionalName,
    userName: optionalName,
    smsCode: optionalName,
    invite_code: optionalText,
    user_from: optionalText,
    id: optionalText,
    app_from: optionalText,
    utm_tag: optionalText,
  }),
  body: emptyEnvelopeSchema,
  handle({ input, lender }) {
    const outcome = lender.registration.register({
      phone: input.phone,
      answer: input.capcode,
      sid: input.sid,
      smsCode: input.smsCode,
      templateId: input.id,
      inviteCode: input.invite_code,
      userFrom: input.user_from,
      appFrom: input.app_from,
      utmTag: input.utm_tag,
    });
    switch (outcome) {
      case "no-mobile":
        return refuse("102", "Please enter a mobile number of 11 digits.");
      case "registered":
        return refuse("11", "This number is registered already.");
      case "wrong-captcha":
        return refuse("-1", "The letters do not match the picture. Please try the new one.");
      case "no-code":
        return refuse("105", "This code has run out. Please ask for a new one.");
      case "wrong-code":
        return refuse("106", "The SMS code is wrong.");
      default:
        return success({}, "0");
    }
  },
});
