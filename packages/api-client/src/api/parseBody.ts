import { UnreadableFault } from "../faults/UnreadableFault.ts";
import type { WholeAnswer } from "../request-line/index.ts";

/** Past this many bytes, or characters, an answer is held to be absurd. */
export const BODY_MAX = 5_000_000;

export const isHtml = (contentType: string) => /html/i.test(contentType);

/** The JSON of an answer with a good status. A page of HTML, an absurd length or anything that does not parse is a Fault. */
export function parseBody({ contentType, text }: Pick<WholeAnswer, "contentType" | "text">, label: string): unknown {
  if (isHtml(contentType)) throw new UnreadableFault(label, "HTML");
  if (text.length > BODY_MAX) throw new UnreadableFault(label, "too long");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFault(label, "no JSON");
  }
}
