import type { FirstWave, WantedFile } from "../manifest/firstWave.ts";

/** Asks for a file with its hash, by a link in the head. */
export function link(rel: string, { href, integrity }: WantedFile) {
  const element = document.createElement("link");
  element.rel = rel;
  element.crossOrigin = "anonymous";
  if (integrity) element.integrity = integrity;
  // What failed leaves nothing behind: asked for again, it is held against its hash again.
  element.onerror = () => element.remove();
  // Absolute: the run time recognises a stylesheet that is already there by its whole address.
  element.href = new URL(href, location.href).href;
  document.head.appendChild(element);
}

/**
 * Asks for the files of a path that the document does not name in its head: styles, which would hold it up, and a
 * language's words. What the screen opens a moment later waits until it stands.
 */
export function preloadFiles({ styles, locales }: Pick<FirstWave, "styles" | "locales">, locale: string) {
  for (const file of styles) link("stylesheet", file);
  for (const file of locales[locale] || []) link("modulepreload", file);
}
