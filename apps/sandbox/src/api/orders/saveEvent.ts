import * as v from "valibot";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { emptyEnvelopeSchema, success } from "../envelope.ts";
import { optionalName } from "../inputFields.ts";

export const saveEvent = definePublicEndpoint({
  name: "saveEvent",
  summary: "Reports a step of the borrower; the client ignores the response",
  method: "POST",
  path: "/service/event/save",
  input: v.object({ productId: optionalName, moduleId: optionalName, positionId: optionalName }),
  body: emptyEnvelopeSchema,
  handle({ input, lender }) {
    lender.events.add("service", input);
    return success({});
  },
});
