import type { Api } from "@lending/api-client";
import { type CardRefusal, readCardRefusal } from "./readCardRefusal.ts";

interface Confirmation {
  readonly orderId: string;
  readonly recordId: string;
  /** The code that the bank sent. */
  readonly code: string;
}

type ConfirmAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: CardRefusal };

/** Confirms the payment with the code that the bank sent. */
export async function confirmCardRepayment(
  api: Api,
  { orderId, recordId, code }: Confirmation,
): Promise<ConfirmAnswer> {
  const answer = await api.request(
    {
      client: "helper",
      method: "POST",
      path: "/repayment-confirm",
      fields: { orderId, verifyCode: code, repaymentRecordId: recordId },
    },
    { once: true },
  );
  return answer.ok ? { ok: true } : { ok: false, refusal: readCardRefusal(answer) };
}
