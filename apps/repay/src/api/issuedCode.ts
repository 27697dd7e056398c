import { list, record, text, type ValueOf } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";
import { requestFields } from "./savedPayCode.ts";

const issuedSchema = record({
  /** The code of the link, which may be the content of a QR code. */
  code: text(),
  ...requestFields,
  /** What it pays, as the lender sent it: integer centavos as digits, or ready-made text. */
  amount: text(),
  biller: text(),
  /** The code that a person can read out; a QR code may contain more. */
  reference: text(),
  /** The last codes that the lender sent in this session, or the addresses of their pictures. */
  known: list(text()),
});

/** A code that the lender has issued in this session. Unknown texts are "". */
export type IssuedCode = Omit<ValueOf<typeof issuedSchema>, "known">;

/** Order, biller, amount and expiry of the payment code that was requested last, and the codes before it. */
const storedCode = declareStored({
  key: "codeFacts",
  place: "session",
  read: (stored) => issuedSchema.read(stored),
});

/**
 * Stores what the lender sent with the code of a payment link, for the page that shows it. It is not in the link, because
 * any site can write one. The session's storage holds one code, and a new launch clears it.
 */
export function saveIssuedCode(payLink: string, sent: Partial<Omit<IssuedCode, "code">> = {}): void {
  const query = new URLSearchParams(payLink.split("?", 2)[1]);
  const known = addKnown(readLinkCode(query));
  const amount = sent.amount || (query.get("repayAmount") ?? "");
  storedCode.save(issuedSchema.read({ ...sent, code: query.get("payCode") ?? "", amount, known }));
}

/** Codes that a borrower may go back to. */
const KNOWN_MAX = 10;

const addKnown = (code: string) =>
  [code, ...storedCode.read().known.filter((one) => one !== code)].filter((one) => one !== "").slice(0, KNOWN_MAX);

/** Returns the code of a link to a page that shows one, or the address of its picture when it has no other. */
export const readLinkCode = (query: URLSearchParams): string =>
  (query.get("payCode") ?? "").trim() || (query.get("payCodeImg") ?? "");

/** Returns the payment code of a URL, or "" unless it is 1 to 64 printable ASCII characters. */
export function readPayCode(value: string): string {
  const code = value.trim();
  return /^[\x20-\x7e]{1,64}$/.test(code) ? code : "";
}

/** Notes a code that the lender sent without a link. */
export function saveKnownCode(code: string): void {
  storedCode.save({ ...storedCode.read(), known: addKnown(code) });
}

/** Returns whether the lender sent this code in this session. A link proves nothing: any site can write one. */
export const isKnownCode = (code: string): boolean => storedCode.read().known.includes(code);

/** Returns this code as the lender has issued it, or undefined when this session has not requested it last. */
export function readIssuedCode(code: string): IssuedCode | undefined {
  const issued = storedCode.read();
  return code === "" || issued.code.trim() !== code ? undefined : issued;
}
