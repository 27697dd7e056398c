import type { Api } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { type Money, sendMoney } from "./money.ts";

/** The answer as it is sent (contract, "Repayment", legacy). */
export const hostedPaymentSchema = record({ url: text() });

interface HostedPayment {
  /** The native app's name for its borrower; "" when it did not say. */
  readonly userId: string;
  readonly orderId: string;
  readonly amount: Money;
}

/** The hosted page that takes a payment, or the server's refusal in its own words. */
type HostedPaymentAnswer =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };

/** Asks for the hosted payment page (specification 7, repayment-huichao). */
export async function createHostedPayment(
  api: Api,
  { userId, orderId, amount }: HostedPayment,
): Promise<HostedPaymentAnswer> {
  const answer = await api.request(
    {
      client: "helper",
      method: "POST",
      path: "/repayment-huichao",
      fields: { userId, orderId, amount: sendMoney(amount) },
    },
    { once: true },
  );
  if (!answer.ok) return { ok: false, message: answer.message };
  return { ok: true, link: parseAnswer(hostedPaymentSchema, answer.data).url };
}
