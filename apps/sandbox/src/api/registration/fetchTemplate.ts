import * as v from "valibot";
import { ENDED_TEMPLATE } from "../../lender/seed.ts";
import { answer, answerSchema, refuse } from "../answer.ts";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { optionalName } from "../sentFields.ts";

export const fetchTemplate = definePublicEndpoint({
  name: "fetchTemplate",
  summary: "The landing page's template",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
  input: v.object({ templateId: optionalName }),
  body: answerSchema(v.object({ id: v.string() })),
  handle: ({ input }) =>
    input.templateId === ENDED_TEMPLATE
      ? refuse("404", "This promotion has ended.")
      : answer({ id: input.templateId || "1" }),
});
