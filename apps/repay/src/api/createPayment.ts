import type { Api } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { type Money, sendMoney } from "./money.ts";

interface PaymentRequest {
  readonly productId: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly channelNumber: string;
  /** Pays for an extension instead of the instalment. */
  readonly isDelay: boolean;
}

/** Where to pay, or the server's refusal in its own words. */
export type PaymentAnswer =
  | { readonly ok: true; readonly payLink: string }
  | { readonly ok: false; readonly message: string };

/** Asks for a payment code in a channel (specification 7, generate-vcode); the server issues one for each order, amount and channel. */
export async function createPayment(api: Api, payment: PaymentRequest): Promise<PaymentAnswer> {
  const answer = await api.request({
    client: "helper",
    method: "POST",
    path: "/v3/loan-details/generate-vcode",
    fields: {
      productId: payment.productId,
      orderId: payment.orderId,
      amount: sendMoney(payment.amount),
      channelNumber: payment.channelNumber,
      ...(payment.isDelay && { isDelay: "1" }),
    },
  });
  if (!answer.ok) return { ok: false, message: answer.message };
  return { ok: true, payLink: parseAnswer(record({ payUrl: text() }), answer.data).payUrl };
}
