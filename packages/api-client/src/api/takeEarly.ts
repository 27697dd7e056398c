import { TimeoutFault } from "../faults/TimeoutFault.ts";
import type { EarlyRead, WholeAnswer } from "../request-line/index.ts";
import { TIMEOUT_MS } from "./timeout.ts";

/**
 * Returns the early response if it arrives complete with a 2xx status. Otherwise returns undefined, and the caller
 * sends the request again. Throws a `TimeoutFault` 60 seconds after the early request was sent. Only reads are sent
 * early, so sending one twice is safe.
 */
export async function takeEarly(
  { sentAt, answer }: EarlyRead,
  label: string,
  signal: AbortSignal | undefined,
): Promise<WholeAnswer | undefined> {
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    const abort = () => reject(new DOMException("The reader has left.", "AbortError"));
    const timer = setTimeout(
      () => reject(new TimeoutFault(label)),
      Math.max(0, sentAt + TIMEOUT_MS - performance.now()),
    );
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
  });
  return Promise.race([ifSuccessful(answer), ended]).finally(stop);
}

async function ifSuccessful(answer: Promise<WholeAnswer>): Promise<WholeAnswer | undefined> {
  try {
    const whole = await answer;
    return whole.ok ? whole : undefined;
  } catch {
    return undefined;
  }
}
