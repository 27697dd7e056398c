import type { ApiResponse } from "@lending/api-client";
import { choice, parseResponse, record, text } from "@lending/api-client/schema";
import { type Money, readMoney } from "@lending/domain/money";
import { type OrderPayment, readOrderPayment } from "@lending/domain/payment";

/**
 * Wire schema of the newest payment of an order. An addition of this product that the lender may omit (decision 050);
 * `state` is then "".
 */
export const orderPaymentSchema = record({
  state: choice(["", "none", "processing", "paid", "refused"], ""),
  purpose: choice(["", "instalment", "extension"], ""),
  amount: text(),
  channelName: text(),
  at: text(),
  receiptId: text(),
});

/** Optional data of a refusal: the payment that caused it, and the next payment that is due. */
const refusalSchema = record({
  payment: orderPaymentSchema,
  next: record({ amount: text(), date: text() }),
});

export interface RepaymentRefusal {
  readonly ok: false;
  readonly message: string;
  /** The order does not exist: a retry cannot change that. */
  readonly isFinal?: boolean;
  /** The newest payment, when the server sends it. If it is received, the refusal is a success. */
  readonly payment?: OrderPayment | undefined;
  /** The next payment that is due; undefined when there is none, or when the server does not send it. */
  readonly next?: { readonly amount: Money; readonly date: string } | undefined;
}

export function readRefusal({ code, message, data }: ApiResponse, orderId: string): RepaymentRefusal {
  const { payment, next } = parseResponse(refusalSchema, data);
  return {
    ok: false,
    message,
    isFinal: code === "404",
    payment: payment.state === "" ? undefined : readOrderPayment(payment, orderId),
    next: next.amount.trim() === "" ? undefined : { amount: readMoney(next.amount), date: next.date },
  };
}
