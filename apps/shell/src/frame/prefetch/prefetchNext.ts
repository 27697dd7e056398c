import { findPath, plainPath } from "@lending/federation/manifest";
import type { FrameServices } from "../screenLoader.ts";

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

/**
 * Requests the files of the next paths, and their data at the touch, while the finger is still down. Measures this page, too.
 * The code for all of it loads only when this is called.
 */
export async function watchForNext(services: FrameServices) {
  const { preloadNextFiles, measureVisit, watchIntent } = await import("../afterRender.ts");
  const { registry, next, locale, early, screens } = services;
  measureVisit(services);
  for (const preloads of Object.values(next)) preloadNextFiles(preloads, locale);
  return watchIntent(({ pathname, search }) => {
    const target = findPath(registry, pathname);
    if (!target) return;
    const path = plainPath(pathname);
    if (next[path] && !screens.isLoading(path)) early.send(next[path], new URLSearchParams(search));
    screens.prepare(target.owner.name, path, search);
  });
}
