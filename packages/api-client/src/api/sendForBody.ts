import ky, { isTimeoutError } from "ky";
import { Fault } from "../faults/Fault.ts";
import { NetworkFault } from "../faults/NetworkFault.ts";
import { TimeoutFault } from "../faults/TimeoutFault.ts";
import type { Outgoing } from "./Outgoing.ts";
import { readBody } from "./readBody.ts";
import { TIMEOUT_MS } from "./timeout.ts";

/**
 * Sends a request and returns the parsed JSON of its response. Throws a `Fault` on every failure, or an AbortError when
 * `signal` is aborted.
 */
export async function sendForBody(
  { url, method, headers, body, label }: Outgoing,
  send: typeof fetch,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    const sent = ky(absolute(url), {
      method,
      headers,
      fetch: send,
      // Only the borrower decides to send a request a second time.
      retry: 0,
      timeout: TIMEOUT_MS,
      totalTimeout: TIMEOUT_MS,
      // When true, ky reads the body of an error status before it throws.
      throwHttpErrors: false,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    // Read the text through ky so that its time limit also covers the body.
    return await readBody(await sent, label, () => sent.text());
  } catch (error) {
    if (signal?.aborted) throw new DOMException("The reader has left.", "AbortError");
    if (error instanceof Fault) throw error;
    throw isTimeoutError(error) ? new TimeoutFault(label) : new NetworkFault(label);
  }
}

/** Returns an absolute URL in a browser. Outside a browser there is no base for a relative one. */
function absolute(url: string): string {
  return typeof location === "undefined" ? url : new URL(url, location.href).href;
}
