import { UnreadableFault } from "../faults/UnreadableFault.ts";
import type { Answer } from "./Answer.ts";

const MESSAGE_MAX = 4000;

/** Reads the envelope of a body. Throws an UnreadableFault when it is none; `request` names where it came from. */
export function readAnswer(body: unknown, request = "answer"): Answer {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new UnreadableFault(request, "no envelope");
  const code = "code" in body ? asText(body.code) : "";
  return {
    ok: Number.parseInt(code, 10) === 0,
    code,
    message: "message" in body ? asText(body.message).slice(0, MESSAGE_MAX) : "",
    data: "data" in body ? (body.data ?? null) : null,
    raw: body,
  };
}

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}
