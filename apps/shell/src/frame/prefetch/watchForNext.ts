import { findPath, plainPath } from "@lending/federation/manifest";
import { loadFirstPaint, loadFirstPaints } from "@lending/federation/runtime";
import { preloadNextFiles } from "@lending/federation/startup";
import { measureVisit } from "../../start/events.ts";
import type { FrameServices } from "../screenLoader.ts";

// One chunk for everything that is fetched after a screen was rendered.
export { loadFirstPaint };

/** Requests the files of the next paths, and their data at the touch. Measures this page, too. Returns its end. */
export function watchForNext(services: FrameServices): () => void {
  const { registry, locale, early, screens } = services;
  const next = services.readNext();
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

/** Returns the address of this site that a link opens in this tab; undefined for any other control. */
export function linkAddress(target: EventTarget | null, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!link || link.matches("[target]:not([target=_self]), [aria-disabled=true]")) return undefined;
  try {
    const address = new URL(link.getAttribute("href") as string, base);
    return address.origin === new URL(base).origin ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Events before a tap or Enter: a touch, a pressed pointer, the keyboard focus on a control. */
const SIGNS = ["touchstart", "pointerdown", "focusin"] as const;

/** Calls `prepare` when a finger touches a link, about 80 ms before the tap ends. Returns its end. */
export function watchIntent(prepare: (address: URL) => void): () => void {
  const notice = ({ target }: Event) => {
    const address = linkAddress(target, location.href);
    if (address) prepare(address);
  };
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, notice, options);
  };
}
