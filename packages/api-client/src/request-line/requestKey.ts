import type { BuiltRequest } from "./buildRequest.ts";

/**
 * Returns a key that two requests share only when address, method, headers and body are identical. Never log it: it
 * holds the session.
 */
export function requestKey(request: BuiltRequest): string {
  return JSON.stringify([request.method, request.url, request.headers, request.body]);
}
