import type { EarlyRequest, RouteTitle } from "../routes/defineRoutes.ts";
import { CLOSED, findPath, type Registry } from "./registry.ts";

/** Id of the link to the script with the facts of a document's path, where the document does not contain the script. */
export const FACTS_ID = "facts";

/** Ids of the elements with the preload lists. */
export const ROUTE_PRELOADS_ID = "preloads";
export const NEXT_ROUTE_PRELOADS_ID = "next-preloads";

/** The address of a file, with its hash when the build provides one. */
export interface PreloadFile {
  readonly href: string;
  readonly integrity?: string;
}

/** Everything that a path preloads: files, data, and its look while it loads. */
export interface RoutePreloads {
  readonly title: RouteTitle;
  /** The path that the address is replaced by. */
  readonly redirect?: string;
  /** Id of the template that shows its first paint instead of the one in the document. */
  readonly template?: string;
  /** Id of the section that its prerendered page opens at. */
  readonly section?: string;
  readonly early: readonly EarlyRequest[];
  /** The script with the facts of its first paint. */
  readonly facts?: PreloadFile;
  readonly styles: readonly PreloadFile[];
  readonly modules: readonly PreloadFile[];
  /** Additional modules for each language other than the source language. */
  readonly locales: Readonly<Record<string, readonly PreloadFile[]>>;
}

/**
 * The part of the preload list that the start-up script reads from the document. The modules are links in the head, and the facts
 * a script after the first paint, or a link when they are long.
 */
export type StartupPreloads = Omit<RoutePreloads, "modules" | "facts">;

/**
 * The preload list of a next route. A path with controls also lists what the first paint of the next route shows, because
 * its links open that route before the shell runs.
 */
export type NextRoutePreloads = Pick<RoutePreloads, "early" | "styles" | "modules" | "locales"> &
  Partial<RoutePreloads>;

/** The id of the template with the first paint of a path; "" is that of a path which is not known. */
export const templateId = (path: string) => `first-paint${path}`;

/** Returns the preload lists of the next routes, by path. Paths without an owner in this registry are left out. */
export function nextRoutePreloads(registry: Registry, pathname: string): Readonly<Record<string, NextRoutePreloads>> {
  const path = findPath(registry, pathname)?.path;
  const nextPreloads: Record<string, NextRoutePreloads> = {};
  for (const to of path?.nextPaths ?? []) {
    const preloads = routePreloads(registry, to);
    if (!preloads) continue;
    const { early, styles, modules, locales } = preloads;
    nextPreloads[to] = path?.firstPaint.controls
      ? { ...preloads, template: templateId(to) }
      : { early, styles, modules, locales };
  }
  return nextPreloads;
}

/** Returns the preload list of a path, or undefined for a path without an owner and for a closed one. */
export function routePreloads(registry: Registry, pathname: string): RoutePreloads | undefined {
  const found = findPath(registry, pathname);
  if (!found || found.owner.name === CLOSED) return undefined;
  const { owner, path } = found;
  const toFile = (file: string): PreloadFile => {
    const integrity = owner.hashes[file];
    return { href: owner.base + file, ...(integrity !== undefined && { integrity }) };
  };
  // The shell's entry is in every document already.
  const entry = owner === registry.shell ? [] : [owner.entry];
  return {
    title: path.title,
    ...(path.redirect !== undefined && { redirect: path.redirect }),
    early: path.early,
    ...(path.facts !== undefined && { facts: toFile(path.facts) }),
    styles: path.styles.map(toFile),
    modules: [...new Set([...entry, ...path.scripts])].map(toFile),
    locales: Object.fromEntries(Object.entries(path.locales).map(([locale, files]) => [locale, files.map(toFile)])),
  };
}
