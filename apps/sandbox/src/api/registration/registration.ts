import * as v from "valibot";
import type { Lender } from "../../lender/createLender.ts";
import { ENDED_TEMPLATE } from "../../lender/seed.ts";
import type { ServerApp } from "../../server/serverTypes.ts";
import {
  definePublicEndpoint,
  type Endpoint,
  emptyEnvelopeSchema,
  envelopeSchema,
  refuse,
  success,
} from "../endpoint.ts";
import { localize } from "../localize.ts";
import { optionalName, optionalText } from "../readFields.ts";

export const openSid = definePublicEndpoint({
  name: "openSid",
  summary: "Returns a captcha id (sid), valid for ten minutes",
  method: "GET",
  path: "/api/v2/youmi/promotion/get-sid",
  input: v.object({}),
  body: envelopeSchema(v.object({ sid: v.string() })),
  handle: ({ lender }) => success({ sid: lender.captchas.open() }, "0"),
});

const CAPTCHA_PATH = "/api/v2/youmi/promotion/get-captcha";

/** Serves GET ...?sid&t: the picture of a sid. Another `t` renders another picture. */
export function mountCaptcha(app: ServerApp, lender: Lender): void {
  app.get(CAPTCHA_PATH, (context) => {
    const picture = lender.captchas.draw(context.req.query("sid") ?? "", context.req.query("t") ?? "");
    if (picture === undefined)
      return context.text("This sid is unknown or has expired.", 404, { "cache-control": "no-store" });
    return context.body(picture, 200, {
      "content-type": "image/svg+xml",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
}

export const fetchTemplate = definePublicEndpoint({
  name: "fetchTemplate",
  summary: "The landing page's template",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
  input: v.object({ templateId: optionalName }),
  body: envelopeSchema(v.object({ id: v.string() })),
  handle: ({ input }) =>
    input.templateId === ENDED_TEMPLATE
      ? refuse("404", "This promotion has ended.")
      : success({ id: input.templateId || "1" }),
});

const makeTracking = (variant: Pick<Endpoint, "name" | "summary" | "path">, step: "visit" | "click") =>
  definePublicEndpoint({
    ...variant,
    method: "GET",
    input: v.object({
      page_id: optionalText,
      user_from: optionalText,
      client_type: optionalName,
      page_type: optionalName,
      utm_tag: optionalText,
      app_from: optionalText,
      phone: optionalName,
    }),
    body: emptyEnvelopeSchema,
    handle({ input, lender }) {
      lender.events.add("tracking", { step, ...input });
      return success({}, "0");
    },
  });

export const trackVisit = makeTracking(
  { name: "trackVisit", summary: "Records a visit of the landing page", path: "/api/v2/youmi/promotion/track-visit" },
  "visit",
);

export const trackClick = makeTracking(
  { name: "trackClick", summary: "Records the request of a code", path: "/api/v2/youmi/promotion/track-click" },
  "click",
);

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
