import { savesData } from "./savesData.ts";

/** Without requestIdleCallback (iOS) this long after the screen stands. */
const FALLBACK_MS = 1_500;

/** Fetches parts while the phone has nothing better to do; a borrower who saves data is left alone. Gives the function that calls it off. */
export function fetchWhenIdle(parts: readonly (() => Promise<unknown>)[]): () => void {
  if (parts.length === 0 || savesData()) return () => undefined;
  const fetchParts = () => {
    for (const load of parts) load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(fetchParts);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(fetchParts, FALLBACK_MS);
  return () => clearTimeout(timer);
}
