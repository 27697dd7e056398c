import type { WireNames } from "@lending/api-client";
import { readAnswer } from "@lending/api-client";
import { isSuccess, readCode } from "@lending/api-client/request-line";
import { parseAnswer, record, text } from "@lending/api-client/schema";

/** The link of a product, or the server's refusal with its message. */
export type ProductLink =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };

/**
 * Parses the obfuscated response of `define` and `enter`: success is a status of "00" together with a link. Throws an
 * UnreadableFault when the status is missing or malformed.
 */
export function readProductLink(body: unknown, names: WireNames["openProductAnswer"]): ProductLink {
  const answer = parseAnswer(
    record({
      [names.status]: text(),
      [names.message]: text(),
      [names.data]: record({ [names.link]: text(), [names.message]: text() }),
    }),
    body,
  );
  const status = readCode(answer[names.status]);
  // A gateway in front of the lender refuses with the common envelope. Any other body without a status is unreadable.
  if (status === undefined) readAnswer(body, "product link");
  const data = parseAnswer(record({ [names.link]: text(), [names.message]: text() }), answer[names.data]);
  const link = String(data[names.link] ?? "");
  if (isSuccess(status) && link !== "") return { ok: true, link };
  return { ok: false, message: String(data[names.message] || answer[names.message] || "") };
}
