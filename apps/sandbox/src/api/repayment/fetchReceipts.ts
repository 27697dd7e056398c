import * as v from "valibot";
import { manilaTime } from "../../lender/calendar.ts";
import { defineEndpoint, envelopeSchema, NO_ORDER, success } from "../endpoint.ts";
import { channelNameOf, receiptIdOf } from "../orderPayment.ts";
import { inputName, wireAmountSchema } from "../readFields.ts";

const receiptSchema = v.object({
  receiptId: v.string(),
  purpose: v.picklist(["instalment", "extension", "part"]),
  /** Position of the instalment, or number of the extension or part. */
  round: v.number(),
  /** Number of instalments of the loan. */
  count: v.number(),
  amount: wireAmountSchema,
  channelName: v.string(),
  /** Reference of the channel: the payment code, or the number of the card payment. */
  reference: v.string(),
  paidAt: v.string(),
  /** What remained to pay after this payment. */
  remaining: wireAmountSchema,
  nextAmount: v.nullable(wireAmountSchema),
  nextDate: v.nullable(v.string()),
});

export const fetchReceipts = defineEndpoint({
  name: "fetchReceipts",
  summary:
    "Addition of the sandbox: the receipts of an order, newest first, and the clearance statement of a repaid loan",
  method: "GET",
  path: "/v3/installment/receipts",
  input: v.object({ orderId: inputName }),
  body: envelopeSchema(
    v.object({
      orderNumber: v.string(),
      productName: v.string(),
      receipts: v.array(receiptSchema),
      clearance: v.nullable(
        v.object({
          statementId: v.string(),
          loanAmount: wireAmountSchema,
          totalPaid: wireAmountSchema,
          closedOn: v.string(),
        }),
      ),
    }),
  ),
  handle({ input, borrower, lender }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined) return NO_ORDER;
    const { order, instalments } = now;
    const receipts = lender.receipts.ofOrder(order.id);
    return success({
      orderNumber: order.number,
      productName: lender.products.find(order.productId)?.name ?? "",
      receipts: receipts.toReversed().map((receipt) => ({
        receiptId: receiptIdOf(order, receipt),
        purpose: receipt.purpose,
        round: receipt.round,
        count: instalments.length,
        amount: receipt.amountCentavos,
        channelName: channelNameOf(receipt.way),
        reference: receipt.reference,
        paidAt: manilaTime(receipt.at),
        remaining: receipt.remainingCentavos,
        nextAmount: receipt.nextCentavos,
        nextDate: receipt.nextOn,
      })),
      clearance:
        order.status === "200"
          ? {
              statementId: `${order.number}-C`,
              loanAmount: order.principalCentavos,
              totalPaid: receipts.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
              closedOn: order.closedOn ?? "",
            }
          : null,
    });
  },
});
