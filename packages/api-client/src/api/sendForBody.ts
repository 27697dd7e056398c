import ky, { isTimeoutError, type KyResponse } from "ky";
import { Fault } from "../faults/Fault.ts";
import { HttpFault } from "../faults/HttpFault.ts";
import { NetworkFault } from "../faults/NetworkFault.ts";
import { TimeoutFault } from "../faults/TimeoutFault.ts";
import { UnreadableFault } from "../faults/UnreadableFault.ts";

/** A request to be sent. */
export interface Outgoing {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** What a fault may say of it. */
  readonly label: string;
}

const TIMEOUT_MS = 60_000;
const BODY_MAX = 5_000_000;

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
    refuseBadResponse(await sent, label);
    return parse(await sent.text(), label);
  } catch (error) {
    if (signal?.aborted) throw new DOMException("The reader has left.", "AbortError");
    if (error instanceof Fault) throw error;
    throw isTimeoutError(error) ? new TimeoutFault(label) : new NetworkFault(label);
  }
}

function refuseBadResponse(response: KyResponse, label: string): void {
  const refuse = (fault: Fault): never => {
    response.body?.cancel().catch(() => undefined);
    throw fault;
  };
  if (!response.ok) refuse(new HttpFault(label, response.status));
  if (/html/i.test(response.headers.get("content-type") ?? "")) refuse(new UnreadableFault(label, "HTML"));
  if (Number(response.headers.get("content-length")) > BODY_MAX) refuse(new UnreadableFault(label, "too long"));
}

function parse(text: string, label: string): unknown {
  if (text.length > BODY_MAX) throw new UnreadableFault(label, "too long");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFault(label, "no JSON");
  }
}

/** Outside a browser a Request takes no relative address. */
function absolute(url: string): string {
  return typeof location === "undefined" ? url : new URL(url, location.href).href;
}
