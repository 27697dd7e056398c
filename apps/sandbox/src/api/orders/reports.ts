import * as v from "valibot";
import { isRunning } from "../../lender/orderLife.ts";
import { defineEndpoint, definePublicEndpoint, NO_ORDER, refuse, success } from "../endpoint.ts";
import { inputInteger, inputName, optionalName } from "../readFields.ts";

export const scoreOrder = defineEndpoint({
  summary: "The rating of an order; only the first one is stored",
  method: "POST",
  path: "/v3/loan-details/google-score",
  input: v.object({ score: inputInteger, productId: optionalName, orderId: optionalName }),
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
  summary: "Reports a step of the borrower; the client ignores the response",
  method: "POST",
  path: "/service/event/save",
  input: v.object({ productId: optionalName, moduleId: optionalName, positionId: optionalName }),
  handle({ input, lender }) {
    lender.events.add("service", input);
    return success({});
  },
});

export const requestPlan = defineEndpoint({
  summary: "The borrower cannot pay, and asks to pay in smaller parts; only the first request of an order is stored",
  method: "POST",
  path: "/v3/loan-details/request-plan",
  input: v.object({ productId: inputName, orderId: inputName }),
  handle({ input: { productId, orderId }, borrower, lender }) {
    const now = lender.book.own(borrower.id, orderId);
    if (now === undefined || now.order.productId !== productId) return NO_ORDER;
    if (!isRunning(now.order.status)) return refuse("409", "There is nothing to pay on this loan.");
    return success(lender.planRequests.add(orderId));
  },
});
