import type { ActionCondition } from "@lending/ui/first-paint-parts";
import type { EarlyRequest, RouteFacts, RouteTitle } from "../routes/defineRoutes.ts";
import type { Registry } from "./registry.ts";
import { findPath } from "./registry.ts";

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
  /** Id of the template that shows its first paint instead of the one in the document. */
  readonly template?: string;
  readonly early: readonly EarlyRequest[];
  /** Facts that the first paint shows once the first early response arrives. */
  readonly facts?: readonly RouteFacts[];
  /** When its controls are shown. */
  readonly actions?: readonly ActionCondition[];
  readonly styles: readonly PreloadFile[];
  readonly modules: readonly PreloadFile[];
  /** Additional modules for each language other than the source language. */
  readonly locales: Readonly<Record<string, readonly PreloadFile[]>>;
}

/**
 * The part of the preload list that the start-up script reads from the document. The modules are links in the head,
 * unless a canary leaves open which modules are needed.
 */
export type StartupPreloads = Omit<RoutePreloads, "modules"> & {
  readonly modules?: readonly PreloadFile[] | undefined;
};

/**
 * The preload list of a next route. A path with actions also lists what the first paint of the next route shows, because
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
    const hasActions = path?.firstPaint.actions.length;
    nextPreloads[to] = hasActions ? { ...preloads, template: templateId(to) } : { early, styles, modules, locales };
  }
  return nextPreloads;
}

/** Returns the preload list of a path, or undefined for a path without an owner. */
export function routePreloads(registry: Registry, pathname: string): RoutePreloads | undefined {
  const found = findPath(registry, pathname);
  if (!found) return undefined;
  const { owner, path } = found;
  const { facts, actions } = path.firstPaint;
  const toFile = (file: string): PreloadFile => {
    const integrity = owner.hashes[file];
    return { href: owner.base + file, ...(integrity !== undefined && { integrity }) };
  };
  // The shell's entry is in every document already.
  const entry = owner === registry.shell ? [] : [owner.entry];
  return {
    title: path.title,
    early: path.early,
    ...(facts.length > 0 && { facts: facts as readonly RouteFacts[] }),
    ...(actions.length > 0 && { actions: actions as readonly ActionCondition[] }),
    styles: path.styles.map(toFile),
    modules: [...new Set([...entry, ...path.scripts])].map(toFile),
    locales: Object.fromEntries(Object.entries(path.locales).map(([locale, files]) => [locale, files.map(toFile)])),
  };
}
