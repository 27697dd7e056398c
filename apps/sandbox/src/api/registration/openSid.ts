import * as v from "valibot";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, success } from "../envelope.ts";

export const openSid = definePublicEndpoint({
  name: "openSid",
  summary: "Returns a captcha id (sid), valid for ten minutes",
  method: "GET",
  path: "/api/v2/youmi/promotion/get-sid",
  input: v.object({}),
  body: envelopeSchema(v.object({ sid: v.string() })),
  handle: ({ lender }) => success({ sid: lender.captchas.open() }, "0"),
});
