import * as v from "valibot";
import { manilaTime } from "../../lender/calendar.ts";
import { defineEndpoint, NO_ORDER, success } from "../endpoint.ts";
import { channelNameOf, receiptIdOf } from "../orderPayment.ts";
import { inputName } from "../readFields.ts";

export const fetchReceipts = defineEndpoint({
  summary:
    "Addition of the sandbox: the receipts of an order, newest first, and the clearance statement of a repaid loan",
  method: "GET",
  path: "/v3/installment/receipts",
  input: v.object({ orderId: inputName }),
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
        // Position of the instalment, or number of the extension or part.
        round: receipt.round,
        count: instalments.length,
        amount: receipt.amountCentavos,
        channelName: channelNameOf(receipt.way),
        // The payment code, or the number of the card payment.
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
