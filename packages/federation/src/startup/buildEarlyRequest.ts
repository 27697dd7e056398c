import { type BuiltRequest, buildRequest, type RequestContext } from "@lending/api-client/request-line";
import type { EarlyRequest } from "../routes/index.ts";

/**
 * Builds the early read of a path for this address. Returns undefined when the address lacks a required parameter, or
 * has the parameter that suppresses the read.
 */
export function buildEarlyRequest(
  early: EarlyRequest,
  query: URLSearchParams,
  context: RequestContext,
): BuiltRequest | undefined {
  if (early.unless && query.get(early.unless)) return undefined;
  const fields: Record<string, string> = {};
  for (const name of Object.keys(early.fields)) {
    const field = early.fields[name];
    const value = typeof field === "object" ? query.get(field.query) : field;
    if (!value) return undefined;
    fields[name] = value;
  }
  return buildRequest({ client: early.client, method: early.method, path: early.path, fields }, context);
}
