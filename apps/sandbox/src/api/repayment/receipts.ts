import { formatDate } from "@lending/ui/day";
import * as v from "valibot";
import type { Lender } from "../../lender/createLender.ts";
import type { Order } from "../../lender/orders.ts";
import { findChannel } from "../../lender/payCodes.ts";
import type { Receipt } from "../../lender/receipts.ts";
import { defineOrderEndpoint, success } from "../endpoint.ts";
import { inputName } from "../readFields.ts";

/** The newest payment of an order. This field is an addition of the sandbox: a client may ignore it. */
export interface OrderPayment {
  readonly state: "none" | "processing" | "paid" | "refused";
  readonly purpose: "" | "instalment" | "extension";
  readonly amount: number;
  readonly channelName: string;
  readonly at: string;
  /** Receipt of a received payment; "" for any other state. */
  readonly receiptId: string;
}

export function orderPayment(lender: Lender, orderId: string): OrderPayment {
  const payment = lender.payments.newest(orderId);
  if (payment === undefined) return { state: "none", purpose: "", amount: 0, channelName: "", at: "", receiptId: "" };
  return describePayment(payment.state, payment, lender.orders.find(orderId));
}

export function describePayment(
  state: OrderPayment["state"],
  payment: Pick<Receipt, "purpose" | "round" | "amountCentavos" | "way" | "at">,
  order: Order | undefined,
): OrderPayment {
  const { purpose, amountCentavos, way, at } = payment;
  return {
    state,
    // A part pays an instalment, as far as a client is concerned.
    purpose: purpose === "part" ? "instalment" : purpose,
    amount: amountCentavos,
    channelName: channelNameOf(way),
    at: formatDate(at, "time"),
    receiptId: order === undefined || state !== "paid" ? "" : receiptIdOf(order, payment),
  };
}

export const channelNameOf = (way: string) => (way === "card" ? "Bank card" : (findChannel(Number(way))?.name ?? ""));

const RECEIPT_LETTERS = { instalment: "P", extension: "E", part: "A" } as const;

/** Returns the number of a receipt: the order, a letter for the purpose (A is a part), and its round. */
const receiptIdOf = ({ number }: Pick<Order, "number">, { purpose, round }: Pick<Receipt, "purpose" | "round">) =>
  `${number}-${RECEIPT_LETTERS[purpose]}${round}`;

export const fetchReceipts = defineOrderEndpoint({
  summary:
    "Addition of the sandbox: the receipts of an order, newest first, and the clearance statement of a repaid loan",
  method: "GET",
  path: "/v3/installment/receipts",
  input: v.object({ orderId: inputName }),
  handle({ now: { order, instalments }, lender }) {
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
        paidAt: formatDate(receipt.at, "time"),
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
