import * as v from "valibot";
import { readBody } from "../server/readBody.ts";
import type { ServerContext } from "../server/serverTypes.ts";

const CONTROL_MAX_BYTES = 256 * 1024;
const jsonRecord = v.record(v.string(), v.unknown());

/** Reads the body of a control request: a form or a JSON object. Returns undefined when it is neither. */
export async function readControl(context: ServerContext): Promise<Readonly<Record<string, unknown>> | undefined> {
  const bytes = await readBody(context, CONTROL_MAX_BYTES);
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === "") return {};
  if (isForm(context)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const parsed = v.safeParse(jsonRecord, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const isForm = (context: ServerContext) =>
  (context.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded");
