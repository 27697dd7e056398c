import * as v from "valibot";
import { isRunning } from "../../lender/orderLife.ts";
import { defineEndpoint, envelopeSchema, NO_ORDER, refuse, success } from "../endpoint.ts";
import { inputName } from "../readFields.ts";

export const requestPlan = defineEndpoint({
  name: "requestPlan",
  summary: "The borrower cannot pay, and asks to pay in smaller parts; only the first request of an order is stored",
  method: "POST",
  path: "/v3/loan-details/request-plan",
  input: v.object({ productId: inputName, orderId: inputName }),
  body: envelopeSchema(v.object({ reference: v.string(), date: v.string() })),
  handle({ input: { productId, orderId }, borrower, lender }) {
    const now = lender.book.own(borrower.id, orderId);
    if (now === undefined || now.order.productId !== productId) return NO_ORDER;
    if (!isRunning(now.order.status)) return refuse("409", "There is nothing to pay on this loan.");
    return success(lender.planRequests.add(orderId));
  },
});
