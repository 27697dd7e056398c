import * as v from "valibot";
import { answer, answerSchema } from "../answer.ts";
import { definePublicEndpoint } from "../defineEndpoint.ts";

export const openSid = definePublicEndpoint({
  name: "openSid",
  summary: "A name under which captcha pictures are drawn; it lives for ten minutes",
  method: "GET",
  path: "/api/v2/youmi/promotion/get-sid",
  input: v.object({}),
  body: answerSchema(v.object({ sid: v.string() })),
  handle: ({ lender }) => answer({ sid: lender.captchas.open() }, "0"),
});
