import type { Api, ApiResponse } from "@lending/api-client";
import { flag, parseResponse, record, text } from "@lending/api-client/schema";
import { type Money, sendMoney } from "@lending/domain/money";
import type { Card, CardRepayment } from "./fetchCards.ts";

/** The cause of a refused card payment. Two causes have a specific message; for any other the server's is shown. */
export interface CardRefusal {
  readonly cause: "wrongCode" | "paidTwice" | "other";
  readonly message: string;
}

const causes: Readonly<Record<string, CardRefusal["cause"]>> = { "800006": "wrongCode", "800005": "paidTwice" };

export const readCardRefusal = ({ code, message }: ApiResponse): CardRefusal => ({
  cause: causes[code] ?? "other",
  message,
});

export const commitSchema = record({ repayRecordId: text(), needValid: flag() });

type CardResponse<Data> = ({ readonly ok: true } & Data) | { readonly ok: false; readonly refusal: CardRefusal };

/**
 * Pays with a card, or makes its bank send a code, which the response states. `resend` requests another code for the same
 * payment.
 */
export async function commitCardRepayment(
  api: Api,
  repayment: CardRepayment,
  card: Card,
  { resend = false } = {},
): Promise<CardResponse<{ readonly recordId: string; readonly needsCode: boolean }>> {
  const response = await api.request(
    {
      client: "helper",
      method: "POST",
      path: "/repayment-commit",
      fields: {
        amount: sendMoney(repayment.amount),
        bankName: card.bankName,
        cardId: card.id,
        cardNo: card.number,
        couponId: repayment.couponId,
        orderId: repayment.orderId,
        repayToken: repayment.token,
        bankCode: card.bankCode,
        sendMsg: resend ? "1" : "0",
      },
    },
    { once: true },
  );
  if (!response.ok) return { ok: false, refusal: readCardRefusal(response) };
  const { repayRecordId, needValid } = parseResponse(commitSchema, response.data);
  // Without a record id, the code of this payment could not be confirmed.
  if (needValid && repayRecordId === "") return { ok: false, refusal: { cause: "other", message: "" } };
  return { ok: true, recordId: repayRecordId, needsCode: needValid };
}

interface Confirmation {
  readonly orderId: string;
  readonly recordId: string;
  readonly code: string;
}

export async function confirmCardRepayment(
  api: Api,
  { orderId, recordId, code }: Confirmation,
): Promise<CardResponse<unknown>> {
  const response = await api.request(
    {
      client: "helper",
      method: "POST",
      path: "/repayment-confirm",
      fields: { orderId, verifyCode: code, repaymentRecordId: recordId },
    },
    { once: true },
  );
  return response.ok ? { ok: true } : { ok: false, refusal: readCardRefusal(response) };
}

export const hostedPaymentSchema = record({ url: text() });

interface HostedPayment {
  /** The native app's id of its borrower; "" when the launch link has none. */
  readonly userId: string;
  readonly orderId: string;
  readonly amount: Money;
}

type HostedPaymentResponse =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };

export async function createHostedPayment(
  api: Api,
  { userId, orderId, amount }: HostedPayment,
): Promise<HostedPaymentResponse> {
  const response = await api.request(
    {
      client: "helper",
      method: "POST",
      path: "/repayment-huichao",
      fields: { userId, orderId, amount: sendMoney(amount) },
    },
    { once: true },
  );
  if (!response.ok) return { ok: false, message: response.message };
  return { ok: true, link: parseResponse(hostedPaymentSchema, response.data).url };
}
