import { defineSend, given } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import type { PlanRequest } from "./fetchOrderDetails.ts";

/** Requests a plan with smaller payments from the lender. */
export const submitPlanRequest = defineSend({
  client: "helper",
  method: "POST",
  path: "/v3/loan-details/request-plan",
  fields: { productId: given("productId"), orderId: given("orderId") },
  data: record({ reference: text(), date: text() }),
  read: ({ reference, date }): PlanRequest => ({ isSent: true, reference, answerBy: date }),
  once: true,
});
