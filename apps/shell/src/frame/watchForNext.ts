import { findPath, plainPath } from "@lending/federation/manifest";
import { prepareScreen, type ScreenSources } from "./loadScreen.ts";

/**
 * Makes the next screen ready while the finger is still down, and measures this page. What does both comes only when this is
 * called.
 */
export async function watchForNext(sources: ScreenSources) {
  const { measureVisit, watchIntent } = await import("./onceItStands.ts");
  measureVisit(sources);
  return watchIntent(({ pathname, search }) => {
    const wanted = findPath(sources.registry, pathname);
    if (wanted) prepareScreen(wanted.owner.name, plainPath(pathname), search, sources);
  });
}
