import { NetworkFault } from "../faults/NetworkFault.ts";
import { TimeoutFault } from "../faults/TimeoutFault.ts";
import { TIMEOUT_MS } from "./timeout.ts";

/**
 * The answer already under way, once it is whole. One that is lost is a fault like any other: a second sending is for
 * the borrower to decide, here as well.
 */
export async function takeEarly(
  early: Promise<Response>,
  label: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
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
  return Promise.race([readWhole(early, label), ended]).finally(stop);
}

async function readWhole(early: Promise<Response>, label: string): Promise<Response> {
  try {
    const response = await early;
    // Its status alone is of interest.
    if (!response.ok) return response;
    const { status, statusText, headers } = response;
    return new Response(await response.text(), { status, statusText, headers });
  } catch {
    throw new NetworkFault(label);
  }
}
