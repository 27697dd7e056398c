/** Delay in browsers without requestIdleCallback (iOS). */
const FALLBACK_MS = 1_500;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads code while the phone is idle, except when the borrower saves data. Returns a function that cancels it. */
export function fetchWhenIdle(loaders: readonly (() => Promise<unknown>)[]): () => void {
  if (loaders.length === 0 || savesData()) return () => undefined;
  const loadAll = () => {
    for (const load of loaders) load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(loadAll);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(loadAll, FALLBACK_MS);
  return () => clearTimeout(timer);
}
