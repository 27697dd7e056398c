import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { emptyEnvelopeSchema, NO_ORDER, refuse, success } from "../envelope.ts";
import { inputInteger, optionalName } from "../inputFields.ts";

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
