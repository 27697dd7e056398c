import type { RegistryRemote, RemotePath } from "../manifest/index.ts";

function link(rel: string, owner: RegistryRemote, file: string) {
  const element = document.createElement("link");
  element.rel = rel;
  element.crossOrigin = "anonymous";
  const integrity = owner.integrity[file];
  if (integrity) element.integrity = integrity;
  // Absolute: the run time recognises a stylesheet that is already there by its whole address.
  element.href = new URL(owner.base + file, location.href).href;
  document.head.appendChild(element);
}

/** Asks for exactly the files that a path wants, all at once. What it opens a moment later waits until the screen stands. */
export function preloadFiles(owner: RegistryRemote, path: RemotePath, locale: string) {
  for (const file of path.styles) link("stylesheet", owner, file);
  if (owner.entry && path.scripts.indexOf(owner.entry) < 0) link("modulepreload", owner, owner.entry);
  for (const file of path.scripts) link("modulepreload", owner, file);
  for (const file of path.locales[locale] || []) link("modulepreload", owner, file);
}
