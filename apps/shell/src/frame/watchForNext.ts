import { findPath, plainPath } from "@lending/federation/manifest";
import { isLoading, prepareScreen, type ScreenSources } from "./loadScreen.ts";

/**
 * Prepares the next screen while the finger is still down, and measures this page. The code for both loads only when this is
 * called.
 */
export async function watchForNext(sources: ScreenSources) {
  const { fetchWave, measureVisit, watchIntent } = await import("./onceItStands.ts");
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
