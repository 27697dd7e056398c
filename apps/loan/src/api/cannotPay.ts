import { defineRead, defineSend, fromQuery, given } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { readMoney } from "@lending/domain/money";
import { showDay } from "@lending/ui/day";

/** What a rollover costs and what it moves. An unknown amount or day is "". The borrower has other choices. */
export const extension = defineRead({
  client: "helper",
  method: "GET",
  path: "/figures/pettypy",
  fields: { productId: fromQuery("productId"), orderId: fromQuery("orderId") },
  // A lender may omit `movedTo`.
  data: record({ repayDate: text(), delayInfo: record({ delayAmount: text(), movedTo: text() }) }),
  read: ({ repayDate, delayInfo }) => ({
    price: readMoney(delayInfo.delayAmount),
    newDueDate: showDay(delayInfo.movedTo || repayDate),
  }),
  optional: true,
});

/** Requests a plan with smaller payments from the lender. */
export const submitPlanRequest = defineSend({
  client: "helper",
  method: "POST",
  path: "/v3/loan-details/request-plan",
  fields: { productId: given("productId"), orderId: given("orderId") },
  data: record({ reference: text(), date: text() }),
  read: (plan) => ({ isSent: true, ...plan }),
  once: true,
});
