import type { RegistryRemote, RemotePath } from "../manifest/index.ts";

function link(rel: string, owner: RegistryRemote, file: string, low: boolean) {
  const element = document.createElement("link");
  element.rel = rel;
  element.crossOrigin = "anonymous";
  const integrity = owner.integrity[file];
  if (integrity) element.integrity = integrity;
  if (low) element.setAttribute("fetchpriority", "low");
  element.href = owner.base + file;
  document.head.appendChild(element);
}

/** Asks for exactly the files that a path wants, all at once; what it opens a moment later comes at low priority. */
export function preloadFiles(owner: RegistryRemote, path: RemotePath, locale: string) {
  for (const file of path.styles) link("stylesheet", owner, file, false);
  if (owner.entry && path.scripts.indexOf(owner.entry) < 0) link("modulepreload", owner, owner.entry, false);
  for (const file of path.scripts) link("modulepreload", owner, file, false);
  for (const file of path.locales[locale] || []) link("modulepreload", owner, file, false);
  for (const file of path.soon) link("modulepreload", owner, file, true);
}
