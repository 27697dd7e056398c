/** Delay in browsers without requestIdleCallback (iOS). */
const FALLBACK_MS = 1_500;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches parts while the phone is idle, except when the borrower saves data. Returns a function that cancels it. */
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
