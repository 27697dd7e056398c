import type { Refusal } from "@lending/api-client";
import { defineSend, given, refuse } from "@lending/api-client/endpoint";
import { flag, record, text } from "@lending/api-client/schema";
import { sendMoney } from "@lending/domain/money";
import type { Card } from "./fetchCards.ts";

/** Response codes with a specific message. */
const causes: Readonly<Record<string, "wrongCode" | "paidTwice">> = { "800006": "wrongCode", "800005": "paidTwice" };

/** Returns the cause of a refused card payment. For "other" the server's message is shown. */
export const refusalCause = ({ code }: Refusal) => causes[code] ?? "other";

/** A field of the card that pays. */
const ofCard = (name: keyof Card) => given("card", (card: Card) => card[name]);

/** Pays with a card, or makes its bank send a code, which the response states. */
export const commitCardRepayment = defineSend({
  client: "helper",
  method: "POST",
  path: "/repayment-commit",
  fields: {
    amount: given("amount", sendMoney),
    bankName: ofCard("bankName"),
    cardId: ofCard("id"),
    cardNo: ofCard("number"),
    couponId: given("couponId"),
    orderId: given("orderId"),
    repayToken: given("token"),
    bankCode: ofCard("bankCode"),
    // Requests another code for the same payment.
    sendMsg: given("resend", (resend: boolean) => (resend ? "1" : "0")),
  },
  data: record({ repayRecordId: text(), needValid: flag() }),
  // Without a record id, the code of this payment could not be confirmed.
  read: ({ repayRecordId, needValid }) =>
    needValid && repayRecordId === "" ? refuse() : { recordId: repayRecordId, needsCode: needValid },
  once: true,
});

/** Confirms a payment with the code that the bank sent. */
export const confirmCardRepayment = defineSend({
  client: "helper",
  method: "POST",
  path: "/repayment-confirm",
  fields: { orderId: given("orderId"), verifyCode: given("code"), repaymentRecordId: given("recordId") },
  once: true,
});

/** Requests the link of a payment page. */
export const createHostedPayment = defineSend({
  client: "helper",
  method: "POST",
  path: "/repayment-huichao",
  // The native app's id of its borrower; "" when the launch link has none.
  fields: { userId: given("userId"), orderId: given("orderId"), amount: given("amount", sendMoney) },
  data: record({ url: text() }),
  read: ({ url }) => url,
  once: true,
});
