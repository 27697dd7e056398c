import { findPath, plainPath } from "@lending/federation/manifest";
import { isLoading, prepareScreen, type ScreenSources } from "./loadScreen.ts";

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

/**
 * Prepares the next screen while the finger is still down, and measures this page. The code for both loads only when this is
 * called.
 */
export async function watchForNext(sources: ScreenSources) {
  const { fetchWave, measureVisit, watchIntent } = await import("../afterRender.ts");
  measureVisit(sources);
  return watchIntent(({ pathname, search }) => {
    const target = findPath(sources.registry, pathname);
    if (!target) return;
    const path = plainPath(pathname);
    const preloads = sources.next[path];
    if (preloads && !isLoading(path)) fetchWave(preloads, new URLSearchParams(search), sources.locale, sources.early);
    prepareScreen(target.owner.name, path, search, sources);
  });
}
