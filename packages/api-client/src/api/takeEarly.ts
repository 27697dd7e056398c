import { TimeoutFault } from "../faults/TimeoutFault.ts";
import { TIMEOUT_MS } from "./timeout.ts";

/**
 * The answer already under way, if it arrives whole and with a good status; otherwise undefined, and the request has to
 * be sent again. Only reads are ever asked early, so a second sending has no second effect.
 */
export async function takeEarly(
  early: Promise<Response>,
  label: string,
  signal: AbortSignal | undefined,
): Promise<Response | undefined> {
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    const leave = () => reject(new DOMException("The reader has left.", "AbortError"));
    const timer = setTimeout(() => reject(new TimeoutFault(label)), TIMEOUT_MS);
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", leave);
    };
  });
  return Promise.race([readWhole(early), ended]).finally(stop);
}

async function readWhole(early: Promise<Response>): Promise<Response | undefined> {
  try {
    const response = await early;
    if (!response.ok) return undefined;
    const { status, statusText, headers } = response;
    return new Response(await response.text(), { status, statusText, headers });
  } catch {
    return undefined;
  }
}
