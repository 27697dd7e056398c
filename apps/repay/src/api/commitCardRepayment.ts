import type { Api } from "@lending/api-client";
import { flag, parseAnswer, record, text } from "@lending/api-client/schema";
import type { Card, CardRepayment } from "./fetchCards.ts";
import { sendMoney } from "./money.ts";
import { type CardRefusal, readCardRefusal } from "./readCardRefusal.ts";

/** Wire schema of the response. */
export const commitSchema = record({ repayRecordId: text(), needValid: flag() });

/** The accepted payment and whether the bank requires a code first, or the refusal. */
type CommitAnswer =
  | { readonly ok: true; readonly recordId: string; readonly needsCode: boolean }
  | { readonly ok: false; readonly refusal: CardRefusal };

/** Pays with a card, or makes its bank send a code. `resend` requests another code for the same payment. */
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
  // Without a record id, the code of this payment could not be confirmed.
  if (needValid && repayRecordId === "") return { ok: false, refusal: { cause: "other", message: "" } };
  return { ok: true, recordId: repayRecordId, needsCode: needValid };
}
