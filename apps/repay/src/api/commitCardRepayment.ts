import type { Api } from "@lending/api-client";
import { flag, parseAnswer, record, text } from "@lending/api-client/schema";
import type { Card, CardRepayment } from "./fetchCards.ts";
import { sendMoney } from "./money.ts";
import { type CardRefusal, readCardRefusal } from "./readCardRefusal.ts";

/** The answer as it is sent (contract, "Repayment", legacy). */
export const commitSchema = record({ repayRecordId: text(), needValid: flag() });

/** The payment that was taken in, and whether the bank wants a code first; or why not. */
type CommitAnswer =
  | { readonly ok: true; readonly recordId: string; readonly needsCode: boolean }
  | { readonly ok: false; readonly refusal: CardRefusal };

/** Pays with a card, or has its bank send a code. `resend` asks for another code of the same payment. */
export async function commitCardRepayment(
  api: Api,
  repayment: CardRepayment,
  card: Card,
  { resend = false } = {},
): Promise<CommitAnswer> {
  const answer = await api.request(
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
  if (!answer.ok) return { ok: false, refusal: readCardRefusal(answer) };
  const { repayRecordId, needValid } = parseAnswer(commitSchema, answer.data);
  // A code for a payment without a record could never be sent back.
  if (needValid && repayRecordId === "") return { ok: false, refusal: { cause: "other", message: "" } };
  return { ok: true, recordId: repayRecordId, needsCode: needValid };
}
