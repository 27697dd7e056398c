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
    const wanted = findPath(sources.registry, pathname);
    if (!wanted) return;
    const path = plainPath(pathname);
    const wave = sources.next[path];
    if (wave && !isLoading(path)) fetchWave(wave, new URLSearchParams(search), sources.locale, sources.early);
    prepareScreen(wanted.owner.name, path, search, sources);
  });
}
