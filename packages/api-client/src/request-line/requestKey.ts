import type { BuiltRequest } from "./buildRequest.ts";

/** Two requests have the same key only when address, method, headers and body are the same to the byte. Never log it: it holds the session. */
export function requestKey(request: BuiltRequest): string {
  return JSON.stringify([request.method, request.url, request.headers, request.body]);
}
