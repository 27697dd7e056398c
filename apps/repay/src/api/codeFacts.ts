import { parseAnswer, record, text } from "@lending/api-client/schema";

export const codeFactsSchema = record({ biller: text(), amount: text(), dueDate: text(), expiresAt: text() });

/** What a payment code pays and until when. Unknown texts are "". */
export type CodeFacts = ReturnType<typeof parseAnswer<typeof codeFactsSchema>>;

const STORAGE_KEY = "codeFacts";

/**
 * Stores the facts of the code that a payment link shows, for the page that shows it. They are not in the link, because
 * any site can write one. `renewal` is the page that issues a new code. The session's storage holds one code, and a new launch clears it.
 */
export function saveCodeFacts(payLink: string, facts: CodeFacts, renewal = ""): void {
  const query = new URLSearchParams(payLink.split("?", 2)[1]);
  const [code, linkAmount] = [query.get("payCode"), query.get("repayAmount")];
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...facts, code, linkAmount, renewal }));
  } catch {
    // Storage is full or blocked: the page then shows the code without its facts.
  }
}

/** A code that the lender has issued in this session. */
interface IssuedCode {
  readonly facts: CodeFacts;
  /** The amount that the lender sent with it; "" when it sent none. */
  readonly amount: string;
  /** The page that issues a new code; "" when unknown. */
  readonly renewal: string;
}

/** Returns this code as the lender has issued it, or undefined when this session has not requested it last. */
export function readIssuedCode(code: string): IssuedCode | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    // Storage is blocked or malformed.
  }
  const schema = record({ code: text(), linkAmount: text(), renewal: text() });
  const { code: storedCode, linkAmount, renewal } = parseAnswer(schema, stored);
  const facts = parseAnswer(codeFactsSchema, stored);
  return code !== "" && storedCode.trim() === code ? { facts, amount: facts.amount || linkAmount, renewal } : undefined;
}

/** Returns the stored facts of this code; every text is "" when they belong to another code. */
export const readCodeFacts = (code: string): CodeFacts =>
  readIssuedCode(code)?.facts ?? parseAnswer(codeFactsSchema, undefined);
