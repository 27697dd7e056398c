import * as v from "valibot";
import { answer, answerSchema } from "../answer.ts";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { optionalName } from "../sentFields.ts";

export const fetchContact = definePublicEndpoint({
  name: "fetchContact",
  summary: "How to reach the lender's people",
  method: "POST",
  path: "/contact-kf-info",
  input: v.object({ type: optionalName }),
  body: answerSchema(v.object({ email: v.string(), smWa: v.string() })),
  handle: () => answer({ email: "help@sandbox.example", smWa: "+63 917 000 0000" }),
});
