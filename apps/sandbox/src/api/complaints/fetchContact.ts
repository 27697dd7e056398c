import * as v from "valibot";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, success } from "../envelope.ts";
import { optionalName } from "../inputFields.ts";

export const fetchContact = definePublicEndpoint({
  name: "fetchContact",
  summary: "The lender's contact details",
  method: "POST",
  path: "/contact-kf-info",
  input: v.object({ type: optionalName }),
  body: envelopeSchema(v.object({ email: v.string(), smWa: v.string() })),
  handle: () => success({ email: "help@sandbox.example", smWa: "+63 917 000 0000" }),
});
