import type { ApiResponse, Envelope } from "../endpoint/defineEndpoint.ts";
import { UnreadableFault } from "../faults/faults.ts";
import { isSuccess, readCode, type WholeResponse } from "../request-line/buildRequest.ts";

const MESSAGE_MAX = 4000;
/** Time limit of every request: a request that takes longer fails. */
export const TIMEOUT_MS = 60_000;

/** Longest body that is parsed, in bytes or characters. A longer response is rejected. */
export const BODY_MAX = 5_000_000;

/**
 * Reads the envelope of a body. Throws an `UnreadableFault` when the body is no envelope, or when its code is missing
 * or malformed: such a response does not reveal whether the request took effect. `request` names the request in the
 * message.
 */
export function readResponse(body: unknown, request = "response"): ApiResponse {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new UnreadableFault(request, "no envelope");
  const code = "code" in body ? readCode(body.code) : undefined;
  if (code === undefined) throw new UnreadableFault(request, "no code");
  return {
    ok: isSuccess(code),
    code,
    message: "message" in body ? asText(body.message).slice(0, MESSAGE_MAX) : "",
    data: "data" in body ? (body.data ?? null) : null,
    raw: body,
  };
}

/**
 * Returns a body with obfuscated names under the names of the common envelope. A body without the obfuscated code stays as
 * it is: a gateway in front of the lender refuses with the common envelope.
 */
export function unwrap(body: unknown, names: Envelope | undefined): unknown {
  const sent = Object(body) as Readonly<Record<string, unknown>>;
  if (names === undefined || readCode(sent[names.code]) === undefined) return body;
  const data = sent[names.data];
  // The message may be inside the data.
  return { code: sent[names.code], message: Object(data)[names.message] || sent[names.message], data };
}

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

export const isHtml = (contentType: string) => /html/i.test(contentType);

/** Parses the JSON of a successful response. Throws an `UnreadableFault` when it is too long or no JSON. */
export function parseBody({ contentType, text }: Pick<WholeResponse, "contentType" | "text">, label: string): unknown {
  if (isHtml(contentType)) throw new UnreadableFault(label, "HTML");
  if (text.length > BODY_MAX) throw new UnreadableFault(label, "too long");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFault(label, "no JSON");
  }
}
