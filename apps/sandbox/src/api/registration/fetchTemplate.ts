import * as v from "valibot";
import { ENDED_TEMPLATE } from "../../lender/seed.ts";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, refuse, success } from "../envelope.ts";
import { optionalName } from "../inputFields.ts";

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
