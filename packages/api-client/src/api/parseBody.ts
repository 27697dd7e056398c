import { UnreadableFault } from "../faults/UnreadableFault.ts";
import type { WholeAnswer } from "../request-line/index.ts";

/** Longest body that is parsed, in bytes or characters. A longer response is rejected. */
export const BODY_MAX = 5_000_000;

export const isHtml = (contentType: string) => /html/i.test(contentType);

/**
 * Parses the JSON of a successful response. Throws an `UnreadableFault` for an HTML page, a body that is too long, or a
 * body that is not JSON.
 */
export function parseBody({ contentType, text }: Pick<WholeAnswer, "contentType" | "text">, label: string): unknown {
  if (isHtml(contentType)) throw new UnreadableFault(label, "HTML");
  if (text.length > BODY_MAX) throw new UnreadableFault(label, "too long");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFault(label, "no JSON");
  }
}
