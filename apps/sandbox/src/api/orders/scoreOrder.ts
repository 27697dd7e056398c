import * as v from "valibot";
import { answer, doneSchema, NO_ORDER, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { optionalName, sentInteger } from "../sentFields.ts";

export const scoreOrder = defineEndpoint({
  name: "scoreOrder",
  summary: "The rating of an order; only the first one is kept",
  method: "POST",
  path: "/v3/loan-details/google-score",
  input: v.object({ score: sentInteger, productId: optionalName, orderId: optionalName }),
  body: doneSchema,
  handle({ input: { score, orderId }, borrower, lender }) {
    if (score < 1 || score > 5) return refuse("400", "Please pick one to five stars.");
    if (orderId !== "") {
      if (lender.book.own(borrower.id, orderId) === undefined) return NO_ORDER;
      lender.marks.scoreOrder(orderId, score);
    }
    return answer({});
  },
});
