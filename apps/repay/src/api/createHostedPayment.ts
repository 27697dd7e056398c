import type { Api } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { type Money, sendMoney } from "./money.ts";

/** Wire schema of the response. */
export const hostedPaymentSchema = record({ url: text() });

interface HostedPayment {
  /** The native app's id of its borrower; "" when the launch link has none. */
  readonly userId: string;
  readonly orderId: string;
  readonly amount: Money;
}

/** URL of the hosted payment page, or the server's refusal with its message. */
type HostedPaymentAnswer =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };

/** Requests a hosted payment page. */
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
