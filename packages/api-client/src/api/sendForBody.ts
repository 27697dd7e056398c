import ky, { isTimeoutError } from "ky";
import { Fault } from "../faults/Fault.ts";
import { NetworkFault } from "../faults/NetworkFault.ts";
import { TimeoutFault } from "../faults/TimeoutFault.ts";
import type { Outgoing } from "./Outgoing.ts";
import { readBody } from "./readBody.ts";
import { TIMEOUT_MS } from "./timeout.ts";

/** Sends a request and parses the JSON of its answer. Whatever goes wrong becomes a Fault, but for the abort of `signal`. */
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
      // A second sending is for the borrower to decide.
      retry: 0,
      timeout: TIMEOUT_MS,
      totalTimeout: TIMEOUT_MS,
      // With it, ky would read the body of a bad status before it says so.
      throwHttpErrors: false,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    // The client's own way to the text keeps its time limit.
    return await readBody(await sent, label, () => sent.text());
  } catch (error) {
    if (signal?.aborted) throw new DOMException("The reader has left.", "AbortError");
    if (error instanceof Fault) throw error;
    throw isTimeoutError(error) ? new TimeoutFault(label) : new NetworkFault(label);
  }
}

/** Outside a browser a Request takes no relative address. */
function absolute(url: string): string {
  return typeof location === "undefined" ? url : new URL(url, location.href).href;
}
