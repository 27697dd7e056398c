import type { EarlyRequest, RouteTitle, SkeletonKind } from "../routes/defineRoutes.ts";
import type { RouteFacts } from "../routes/RouteFacts.ts";
import { findPath } from "./findPath.ts";
import type { Registry } from "./registry.ts";

/** A file by its address, with its hash where the build told one. */
export interface WantedFile {
  readonly href: string;
  readonly integrity?: string;
}

/** All that one path wants at once: files, data, and how it looks until then. */
export interface FirstWave {
  readonly title: RouteTitle;
  readonly skeleton: SkeletonKind;
  readonly early: readonly EarlyRequest[];
  /** What the first early answer lets the skeleton say. */
  readonly facts?: readonly RouteFacts[];
  readonly styles: readonly WantedFile[];
  readonly modules: readonly WantedFile[];
  /** Modules wanted as well under a language other than the source's. */
  readonly locales: Readonly<Record<string, readonly WantedFile[]>>;
}

/**
 * What of it stands in the document's `<script id="first-wave">`. The modules are links in its head, unless a trial leaves
 * open which they are.
 */
export type StartupWave = Omit<FirstWave, "modules"> & { readonly modules?: readonly WantedFile[] | undefined };

/** What a document says of a path that its own leads to. */
export type NextWave = Pick<FirstWave, "early" | "styles" | "modules" | "locales">;

/** What the paths want that this one leads to, by path. One that nobody owns in this registry is left out. */
export function nextWaves(registry: Registry, pathname: string): Readonly<Record<string, NextWave>> {
  const { path } = findPath(registry, pathname) ?? {};
  const waves: Record<string, NextWave> = {};
  for (const to of path?.leadsTo ?? []) {
    const wave = firstWave(registry, to);
    if (!wave) continue;
    const { early, styles, modules, locales } = wave;
    waves[to] = { early, styles, modules, locales };
  }
  return waves;
}

/** What the document of this address has to ask for; undefined for an address that nobody owns. */
export function firstWave(registry: Registry, pathname: string): FirstWave | undefined {
  const found = findPath(registry, pathname);
  if (!found) return undefined;
  const { owner, path } = found;
  const wanted = (file: string): WantedFile => {
    const integrity = owner.integrity[file];
    return { href: owner.base + file, ...(integrity !== undefined && { integrity }) };
  };
  // The shell's own entry stands in every document already.
  const entry = owner === registry.shell ? [] : [owner.entry];
  return {
    title: path.title,
    skeleton: path.skeleton,
    early: path.early,
    ...(path.facts && { facts: path.facts as readonly RouteFacts[] }),
    styles: path.styles.map(wanted),
    modules: [...new Set([...entry, ...path.scripts])].map(wanted),
    locales: Object.fromEntries(Object.entries(path.locales).map(([locale, files]) => [locale, files.map(wanted)])),
  };
}
