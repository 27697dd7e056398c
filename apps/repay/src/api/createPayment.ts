import type { Api } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";
import { type Money, sendMoney } from "@lending/domain/money";
import { type CodeFacts, codeFactsSchema } from "./codeFacts.ts";
import { type InstructionGroup, instructionsSchema, readInstructions } from "./savedPayCode.ts";

/** `payNotice` is an addition that the lender may omit: the steps to pay this amount. */
export const paymentSchema = record({ payUrl: text(), payCode: text(), payNotice: instructionsSchema });

interface PaymentRequest {
  readonly productId: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly channelNumber: string;
  /** Pays for an extension instead of the instalment. */
  readonly isDelay: boolean;
}

/** The payment page, the code that was issued for it ("" when the server sends none), and the steps to pay with it. */
export interface IssuedCode {
  readonly payLink: string;
  readonly payCode: string;
  readonly facts: CodeFacts;
  readonly instructions: readonly InstructionGroup[];
}

/** The code, or the server's refusal with its message. */
export type PaymentResponse = ({ readonly ok: true } & IssuedCode) | { readonly ok: false; readonly message: string };

/** Requests a payment code in a channel. The server issues one code for each order, amount and channel. */
export async function createPayment(api: Api, payment: PaymentRequest): Promise<PaymentResponse> {
  const response = await api.request(
    {
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
    },
    { once: true },
  );
  if (!response.ok) return { ok: false, message: response.message };
  const { payUrl, payCode, payNotice } = parseResponse(paymentSchema, response.data);
  return {
    ok: true,
    payLink: payUrl,
    payCode: payCode || codeInLink(payUrl),
    facts: parseResponse(codeFactsSchema, response.data),
    instructions: readInstructions(payNotice),
  };
}

/**
 * Reads the code from a link to our own page that shows it. The content of a QR code is not a code that a person could
 * type.
 */
function codeInLink(link: string): string {
  const [path = "", search = ""] = link.split("?", 2);
  if (!/\/repaymentOfCode2?$/.test(path)) return "";
  const query = new URLSearchParams(search);
  return query.get("showType") === "2" ? "" : (query.get("payCode") ?? "");
}

/** The number of the payment channel that the borrower paid in last; "" for none. */
export const lastChannel = declareStored({
  key: "lastChannel",
  place: "local",
  read: (stored) => (typeof stored === "string" ? stored : ""),
});
