import {
  type BuiltRequest,
  type EarlyRead,
  type RequestContext,
  readWhole,
  requestKey,
} from "@lending/api-client/request-line";
import type { EarlyRequest } from "../routes/index.ts";
import { buildEarlyRequest } from "./buildEarlyRequest.ts";

/** Sends a read. The client takes its complete response later. */
export function sendRead(built: BuiltRequest, send: typeof fetch): EarlyRead {
  const sentAt = performance.now();
  const answer = send(built.url, {
    method: built.method,
    headers: built.headers,
    credentials: "same-origin",
    ...(built.body !== undefined && { body: built.body }),
  }).then(readWhole);
  // The client that takes the response handles its failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  return { sentAt, answer };
}

/** Sends the early read of a path. Returns undefined when the address lacks a required parameter. */
export function sendEarlyRequest(
  early: EarlyRequest,
  query: URLSearchParams,
  context: RequestContext,
  send: typeof fetch,
): ({ key: string } & EarlyRead) | undefined {
  const built = buildEarlyRequest(early, query, context);
  return built && { key: requestKey(built), ...sendRead(built, send) };
}
