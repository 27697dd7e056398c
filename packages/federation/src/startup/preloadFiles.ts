import type { NextRoutePreloads } from "../manifest/index.ts";
import type { PreloadFile, RoutePreloads } from "../manifest/routePreloads.ts";

/**
 * Makes links to modules load in WebKit before 17, which ignores `modulepreload`. It does not check the hash of such a
 * preload: the file guard does before the module runs.
 */
export function preloadModules(links: Iterable<HTMLLinkElement>) {
  for (const one of links) {
    if (one.rel !== "modulepreload" || one.relList.supports(one.rel)) continue;
    one.as = "script";
    one.rel = "preload";
  }
}

/** Applies the preloaded stylesheets of the shell, which the parser would wait for. */
export function applyStyles() {
  for (const one of document.querySelectorAll<HTMLLinkElement>("link[as=style]")) one.rel = "stylesheet";
}

/** Requests a file with its integrity hash, by a link in the head. Returns the link. */
export function link(rel: string, { href, integrity }: PreloadFile) {
  const element = document.createElement("link");
  element.rel = rel;
  preloadModules([element]);
  element.crossOrigin = "anonymous";
  if (integrity) element.integrity = integrity;
  // Remove a failed link, so that a second request checks the hash again.
  element.onerror = () => element.remove();
  // Absolute, because the runtime recognises a loaded stylesheet by its absolute address.
  element.href = new URL(href, location.href).href;
  return document.head.appendChild(element);
}

/**
 * Requests the files of a path that the document's head does not list: styles, which would block it, and the messages
 * of the language. Lazy components wait until the screen has rendered.
 */
export function preloadFiles({ styles, locales }: Pick<RoutePreloads, "styles" | "locales">, locale: string) {
  for (const file of styles) link("stylesheet", file);
  for (const file of locales[locale] || []) link("modulepreload", file);
}

/** Requests the files of a next path, once in a page. */
export function preloadNextFiles(preloads: NextRoutePreloads, locale: string) {
  const [first] = preloads.modules;
  if (first && document.querySelector(`link[href="${new URL(first.href, location.href)}"]`)) return;
  for (const file of preloads.modules) link("modulepreload", file);
  preloadFiles(preloads, locale);
}
