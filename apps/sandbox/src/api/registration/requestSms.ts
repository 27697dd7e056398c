import * as v from "valibot";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { emptyEnvelopeSchema, refuse, success } from "../envelope.ts";
import { optionalName, optionalText } from "../inputFields.ts";
import { localize } from "../localize.ts";

export const requestSms = definePublicEndpoint({
  name: "requestSms",
  summary:
    "Sends an SMS code: 0 sent, 101 wrong captcha, 11 registered already; other codes are refusals with a message",
  method: "POST",
  path: "/api/v2/youmi/promotion/get-sms",
  input: v.object({
    phone: optionalName,
    capcode: optionalName,
    sid: optionalName,
    deviceId: optionalName,
    appName: optionalText,
    app_from: optionalText,
    user_from: optionalText,
    utm_tag: optionalText,
  }),
  body: emptyEnvelopeSchema,
  handle({ input: { phone, capcode, sid }, lender, address, language }) {
    switch (lender.registration.requestCode(phone, capcode, sid, address, (text) => localize(text, language))) {
      case "no-mobile":
        return refuse("102", "Please enter a mobile number of 11 digits.");
      case "too-soon":
        return refuse("103", "Please wait a minute before you ask for another code.");
      case "too-many":
        return refuse("104", "That were many codes. Please wait an hour.");
      case "wrong-captcha":
        return refuse("101", "The letters do not match the picture. Please try the new one.");
      case "registered":
        return refuse("11", "This number is registered already.");
      default:
        return success({}, "0");
    }
  },
});
