import { findPath, plainPath } from "@lending/federation/manifest";
import { loadFirstPaint, loadFirstPaints } from "@lending/federation/runtime";
import { preloadNextFiles } from "@lending/federation/startup";
import { measureVisit } from "../../start/events.ts";
import type { FrameServices } from "../screenLoader.ts";
import { watchIntent } from "./watchIntent.ts";

// One chunk for everything that is fetched after a screen was rendered.
export { loadFirstPaint };

/** Requests the files of the next paths, and their data at the touch. Measures this page, too. Returns its end. */
export function watchForNext(services: FrameServices): () => void {
  const { registry, next, locale, early, screens } = services;
  measureVisit(services);
  for (const preloads of Object.values(next)) preloadNextFiles(preloads, locale);
  const own = findPath(registry, location.pathname);
  if (own) loadFirstPaints(own.owner.base).catch(() => undefined);
  return watchIntent(({ pathname, search }) => {
    const target = findPath(registry, pathname);
    if (!target) return;
    const path = plainPath(pathname);
    if (next[path] && !screens.isLoading(path)) early.send(next[path], new URLSearchParams(search));
    screens.prepare(target.owner.name, path, search);
    loadFirstPaint(target.owner.base, path, locale).catch(() => undefined);
  });
}
