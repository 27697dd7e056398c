import { TimeoutFault } from "../faults/TimeoutFault.ts";
import type { WholeAnswer } from "../request-line/index.ts";
import { TIMEOUT_MS } from "./timeout.ts";

/**
 * The answer already under way, if it arrives whole and with a good status; otherwise undefined, and the request has to
 * be sent again. Only reads are ever asked early, so a second sending has no second effect.
 */
export async function takeEarly(
  early: Promise<WholeAnswer>,
  label: string,
  signal: AbortSignal | undefined,
): Promise<WholeAnswer | undefined> {
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
  return Promise.race([unlessRefused(early), ended]).finally(stop);
}

async function unlessRefused(early: Promise<WholeAnswer>): Promise<WholeAnswer | undefined> {
  try {
    const answer = await early;
    return answer.status >= 200 && answer.status < 300 ? answer : undefined;
  } catch {
    return undefined;
  }
}
