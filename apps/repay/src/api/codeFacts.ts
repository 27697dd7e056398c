import { choice, integer, parseResponse, record, text } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";

export const codeFactsSchema = record({ biller: text(), amount: text(), dueDate: text(), expiresAt: text() });

/** What a payment code pays and until when. Unknown texts are "". */
export type CodeFacts = ReturnType<typeof parseResponse<typeof codeFactsSchema>>;

const paymentSchema = record({
  productId: text(),
  orderId: text(),
  purpose: choice(["", "instalment", "extension", "part"], ""),
  /** The code that a person can read out; a QR code may contain more. */
  reference: text(),
  channelName: text(),
  /** Minutes until the lender usually knows of a payment in this channel; 0 when unknown. */
  minutes: integer(),
  /** What the channel adds to the amount: integer centavos as digits, or ready-made text; "" when unknown. */
  fee: text(),
  /** The time of the order's newest payment when the code was requested; "" when there was none. */
  after: text(),
  /** How far the lender's clock was ahead of the phone's when the code was requested. */
  aheadMs: integer(),
});

/** What a code was requested for. Unknown fields are "". */
export type CodePayment = ReturnType<typeof parseResponse<typeof paymentSchema>>;
/** The order and the purpose of a code, which decide the page that issues a new one. */
export type CodeOrder = Pick<CodePayment, "productId" | "orderId" | "purpose">;

const issuedSchema = record({ code: text(), linkAmount: text(), payment: paymentSchema, facts: codeFactsSchema });

/** Order, biller, amount, due date and expiry of the payment code that was requested last. */
const storedFacts = declareStored({
  key: "codeFacts",
  place: "session",
  read: (stored) => parseResponse(issuedSchema, stored),
});

/**
 * Stores the facts of the code that a payment link shows, for the page that shows it. They are not in the link, because
 * any site can write one. The session's storage holds one code, and a new launch clears it.
 */
export function saveCodeFacts(payLink: string, facts: CodeFacts, sent: Partial<CodePayment> = {}): void {
  const payment = parseResponse(paymentSchema, sent);
  const query = new URLSearchParams(payLink.split("?", 2)[1]);
  storedFacts.save({ code: query.get("payCode") ?? "", linkAmount: query.get("repayAmount") ?? "", payment, facts });
}

/** A code that the lender has issued in this session. */
export interface IssuedCode {
  readonly facts: CodeFacts;
  /** What it pays, with the amount that the lender sent; "" when it sent none. */
  readonly payment: CodePayment & { readonly amount: string };
  /** The lender's time: the page of a code sends no requests that would show it. */
  now(): number;
}

/** Returns this code as the lender has issued it, or undefined when this session has not requested it last. */
export function readIssuedCode(code: string): IssuedCode | undefined {
  const { code: storedCode, linkAmount, payment, facts } = storedFacts.read();
  if (code === "" || storedCode.trim() !== code) return undefined;
  return {
    facts,
    payment: { ...payment, amount: facts.amount || linkAmount },
    now: () => Date.now() + payment.aheadMs,
  };
}
