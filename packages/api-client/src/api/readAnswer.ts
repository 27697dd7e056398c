import { UnreadableFault } from "../faults/UnreadableFault.ts";
import { isSuccess, readCode } from "../request-line/index.ts";
import type { Answer } from "./Answer.ts";

const MESSAGE_MAX = 4000;

/**
 * Reads the envelope of a body. Throws an `UnreadableFault` when the body is no envelope, or when its code is missing
 * or malformed: such a response does not reveal whether the request took effect. `request` names the request in the
 * message.
 */
export function readAnswer(body: unknown, request = "answer"): Answer {
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

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}
