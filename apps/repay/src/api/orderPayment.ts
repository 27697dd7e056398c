import type { Answer } from "@lending/api-client";
import { choice, parseAnswer, record, text } from "@lending/api-client/schema";
import { type OrderPayment, readOrderPayment } from "@lending/bridge/payment";
import { type Money, readMoney } from "./money.ts";

/** The newest payment of an order as it is sent. It is our own addition, so it may be missing: its state is then "". */
export const orderPaymentSchema = record({
  state: choice(["", "none", "processing", "paid", "refused"], ""),
  purpose: choice(["", "instalment", "extension"], ""),
  amount: text(),
  channelName: text(),
  at: text(),
});

/** What may come with a refusal: the payment that is the reason for it, and what is due next. */
const refusalSchema = record({
  payment: orderPaymentSchema,
  next: record({ amount: text(), date: text() }),
});

/** The server will not say what is to be paid. */
export interface RepaymentRefusal {
  readonly ok: false;
  /** The server's own message, or "". */
  readonly message: string;
  /** The newest payment, where the server sends it: when it is received, the refusal is a success. */
  readonly payment?: OrderPayment | undefined;
  /** What is due next; undefined when nothing is, or when the server does not say. */
  readonly next?: { readonly amount: Money; readonly date: string } | undefined;
}

export function readRefusal({ message, data }: Answer, orderId: string): RepaymentRefusal {
  const { payment, next } = parseAnswer(refusalSchema, data);
  return {
    ok: false,
    message,
    payment: payment.state === "" ? undefined : readOrderPayment(payment, orderId),
    next: next.amount.trim() === "" ? undefined : { amount: readMoney(next.amount), date: next.date },
  };
}
