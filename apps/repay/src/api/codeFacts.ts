import { choice, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";

/** The fields with the facts of a code. A lender may omit them. */
export const codeFacts = { biller: text(), amount: text(), dueDate: text(), expiresAt: text() } as const;

const codeFactsSchema = record(codeFacts);

/** What a payment code pays and until when. Unknown texts are "". */
export type CodeFacts = ValueOf<typeof codeFactsSchema>;

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
export type CodePayment = ValueOf<typeof paymentSchema>;
/** The order and the purpose of a code, which decide the page that issues a new one. */
export type CodeOrder = Pick<CodePayment, "productId" | "orderId" | "purpose">;

const issuedSchema = record({
  code: text(),
  linkAmount: text(),
  payment: paymentSchema,
  facts: codeFactsSchema,
  /** The last codes that the lender sent in this session, or the addresses of their pictures. */
  known: list(text()),
});

/** Order, biller, amount, due date and expiry of the payment code that was requested last, and the codes before it. */
const storedFacts = declareStored({
  key: "codeFacts",
  place: "session",
  read: (stored) => issuedSchema.read(stored),
});

/**
 * Stores the facts of the code that a payment link shows, for the page that shows it. They are not in the link, because
 * any site can write one. The session's storage holds the facts of one code, and a new launch clears it.
 */
export function saveCodeFacts(payLink: string, facts: CodeFacts, sent: Partial<CodePayment> = {}): void {
  const payment = paymentSchema.read(sent);
  const query = new URLSearchParams(payLink.split("?", 2)[1]);
  const known = addKnown(readLinkCode(query));
  const code = query.get("payCode") ?? "";
  storedFacts.save({ code, linkAmount: query.get("repayAmount") ?? "", payment, facts, known });
}

/** Codes that a borrower may go back to. */
const KNOWN_MAX = 10;

const addKnown = (code: string) =>
  [code, ...storedFacts.read().known.filter((one) => one !== code)].filter((one) => one !== "").slice(0, KNOWN_MAX);

/** Returns the code of a link to a page that shows one, or the address of its picture when it has no other. */
export const readLinkCode = (query: URLSearchParams): string =>
  (query.get("payCode") ?? "").trim() || (query.get("payCodeImg") ?? "");

/** Notes a code that the lender sent without a link. */
export function saveKnownCode(code: string): void {
  storedFacts.save({ ...storedFacts.read(), known: addKnown(code) });
}

/** Returns whether the lender sent this code in this session. A link proves nothing: any site can write one. */
export const isKnownCode = (code: string): boolean => storedFacts.read().known.includes(code);

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
