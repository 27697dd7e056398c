import * as v from "valibot";
import type { Lender } from "../../lender/createLender.ts";
import type { Text } from "../../lender/message.ts";
import { ENDED_TEMPLATE } from "../../lender/seed.ts";
import type { ServerApp } from "../../server/serverTypes.ts";
import { definePublicEndpoint, type Endpoint, refuse, success } from "../endpoint.ts";
import { localizeText } from "../localize.ts";
import { optionalName, optionalNames, optionalTexts } from "../readFields.ts";

export const openSid = definePublicEndpoint({
  summary: "Returns a captcha id (sid), valid for ten minutes",
  method: "GET",
  path: "/api/v2/youmi/promotion/get-sid",
  input: v.object({}),
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
  summary: "The landing page's template",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
  input: v.object({ templateId: optionalName }),
  handle: ({ input }) =>
    input.templateId === ENDED_TEMPLATE
      ? refuse("404", "This promotion has ended.")
      : success({ id: input.templateId || "1" }),
});

const makeTracking = (variant: Pick<Endpoint, "summary" | "path">, step: "visit" | "click") =>
  definePublicEndpoint({
    ...variant,
    method: "GET",
    input: v.object({
      ...optionalNames("client_type", "page_type", "phone"),
      ...optionalTexts("page_id", "user_from", "utm_tag", "app_from"),
    }),
    handle({ input, lender }) {
      lender.events.add("tracking", { step, ...input });
      return success({}, "0");
    },
  });

export const trackVisit = makeTracking(
  { summary: "Records a visit of the landing page", path: "/api/v2/youmi/promotion/track-visit" },
  "visit",
);

export const trackClick = makeTracking(
  { summary: "Records the request of a code", path: "/api/v2/youmi/promotion/track-click" },
  "click",
);

/** The two calls refuse a wrong captcha with different codes. */
const WRONG_CAPTCHA = "The letters do not match the picture. Please try the new one.";
const REFUSALS = {
  registered: refuse("11", "This number is registered already."),
  "no-mobile": refuse("102", "Please enter a mobile number of 11 digits."),
  "too-soon": refuse("103", "Please wait a minute before you ask for another code."),
  "too-many": refuse("104", "That were many codes. Please wait an hour."),
  "no-code": refuse("105", "This code has run out. Please ask for a new one."),
  "wrong-code": refuse("106", "The SMS code is wrong."),
};

export const requestSms = definePublicEndpoint({
  summary:
    "Sends an SMS code: 0 sent, 101 wrong captcha, 11 registered already; other codes are refusals with a message",
  method: "POST",
  path: "/api/v2/youmi/promotion/get-sms",
  input: v.object({
    ...optionalNames("phone", "capcode", "sid", "deviceId"),
    ...optionalTexts("appName", "app_from", "user_from", "utm_tag"),
  }),
  handle({ input: { phone, capcode, sid }, lender, address, language }) {
    const translate = (text: Text) => localizeText(text, language);
    const outcome = lender.registration.requestCode(phone, capcode, sid, address, translate);
    if (outcome === "issued") return success({}, "0");
    return outcome === "wrong-captcha" ? refuse("101", WRONG_CAPTCHA) : REFUSALS[outcome];
  },
});

export const register = definePublicEndpoint({
  summary:
    "Registers a phone: 0 done, 11 registered already, -1 wrong captcha; other codes are refusals with a message",
  method: "POST",
  path: "/api/v2/youmi/promotion/register",
  input: v.object({
    ...optionalNames("phone", "capcode", "sid", "deviceId", "merchantNumber", "userName", "smsCode"),
    ...optionalTexts("appName", "invite_code", "user_from", "id", "app_from", "utm_tag"),
  }),
  handle({ input, lender }) {
    const { phone, sid, smsCode, capcode: answer, id: templateId, utm_tag: utmTag } = input;
    const { invite_code: inviteCode, user_from: userFrom, app_from: appFrom } = input;
    const form = { phone, answer, sid, smsCode, templateId, inviteCode, userFrom, appFrom, utmTag };
    const outcome = lender.registration.register(form);
    if (outcome === "registered-now") return success({}, "0");
    return outcome === "wrong-captcha" ? refuse("-1", WRONG_CAPTCHA) : REFUSALS[outcome];
  },
});
