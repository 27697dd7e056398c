/**
 * A `fetch` that gives the answer already under way, if that arrives whole and with a good status; otherwise it sends
 * the request itself. Only reads are ever asked early, so a second sending has no second effect.
 */
export function preferEarly(
  early: Promise<Response>,
  send: typeof fetch,
  signal: AbortSignal | undefined,
): typeof fetch {
  return async (input, init) => (await Promise.race([readWhole(early), whenAborted(signal)])) ?? send(input, init);
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

/** Never resolves; rejects when the reader has left. */
function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new DOMException("The reader has left.", "AbortError"));
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
  });
}
