import * as v from "valibot";
import { answer, doneSchema } from "../answer.ts";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { optionalName } from "../sentFields.ts";

export const saveEvent = definePublicEndpoint({
  name: "saveEvent",
  summary: "A borrower's step, told and forgotten",
  method: "POST",
  path: "/service/event/save",
  input: v.object({ productId: optionalName, moduleId: optionalName, positionId: optionalName }),
  body: doneSchema,
  handle({ input, lender }) {
    lender.events.add("service", input);
    return answer({});
  },
});
