import { TimeoutFault } from "../faults/TimeoutFault.ts";
import type { EarlyRead, WholeAnswer } from "../request-line/index.ts";
import { TIMEOUT_MS } from "./timeout.ts";

/**
 * The answer already under way, if it arrives whole and with a good status; otherwise undefined, and the request has to
 * be sent again. It is given 60 seconds from its sending. Only reads are ever asked early, so a second sending has no
 * second effect.
 */
export async function takeEarly(
  { sentAt, answer }: EarlyRead,
  label: string,
  signal: AbortSignal | undefined,
): Promise<WholeAnswer | undefined> {
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    const leave = () => reject(new DOMException("The reader has left.", "AbortError"));
    const timer = setTimeout(
      () => reject(new TimeoutFault(label)),
      Math.max(0, sentAt + TIMEOUT_MS - performance.now()),
    );
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", leave);
    };
  });
  return Promise.race([unlessRefused(answer), ended]).finally(stop);
}

async function unlessRefused(answer: Promise<WholeAnswer>): Promise<WholeAnswer | undefined> {
  try {
    const whole = await answer;
    return whole.ok ? whole : undefined;
  } catch {
    return undefined;
  }
}
