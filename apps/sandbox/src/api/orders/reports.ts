import * as v from "valibot";
import { defineEndpoint, definePublicEndpoint, emptyEnvelopeSchema, NO_ORDER, refuse, success } from "../endpoint.ts";
import { inputInteger, optionalName } from "../readFields.ts";

export const scoreOrder = defineEndpoint({
  name: "scoreOrder",
  summary: "The rating of an order; only the first one is stored",
  method: "POST",
  path: "/v3/loan-details/google-score",
  input: v.object({ score: inputInteger, productId: optionalName, orderId: optionalName }),
  body: emptyEnvelopeSchema,
  handle({ input: { score, orderId }, borrower, lender }) {
    if (score < 1 || score > 5) return refuse("400", "Please pick one to five stars.");
    if (orderId !== "") {
      if (lender.book.own(borrower.id, orderId) === undefined) return NO_ORDER;
      lender.marks.scoreOrder(orderId, score);
    }
    return success({});
  },
});

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
