import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { readMoney } from "@lending/domain/money";

/** The statement that a loan is repaid in full. A lender may not send one. */
export const clearance = defineRead({
  client: "helper",
  method: "GET",
  path: "/v3/installment/receipts",
  fields: { orderId: fromQuery("orderId") },
  data: record({ clearance: record({ statementId: text(), totalPaid: text() }) }),
  read: ({ clearance: { statementId, totalPaid } }) => ({ id: statementId, totalPaid: readMoney(totalPaid) }),
  optional: true,
});
