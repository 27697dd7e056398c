import { buildRequest, type RequestContext, requestKey } from "@lending/api-client/request-line";
import type { EarlyRequest } from "../routes/index.ts";

/** Sends the read that a path declared. Undefined where the address lacks one of the parameters it needs. */
export function sendEarlyRequest(
  early: EarlyRequest,
  query: URLSearchParams,
  context: RequestContext,
  send: typeof fetch,
): { key: string; answer: Promise<Response> } | undefined {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(early.fields)) {
    const field = early.fields[name];
    const value = typeof field === "object" ? query.get(field.query) : field;
    if (!value) return undefined;
    fields[name] = value;
  }
  const built = buildRequest({ client: early.client, method: early.method, path: early.path, fields }, context);
  const answer = send(built.url, {
    method: built.method,
    headers: built.headers,
    credentials: "same-origin",
    ...(built.body !== undefined && { body: built.body }),
  });
  // Whoever takes it over handles its failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  return { key: requestKey(built), answer };
}
