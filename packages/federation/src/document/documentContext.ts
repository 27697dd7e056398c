import type { Environment } from "@lending/bridge/environment";
import { createShortener } from "../first-paint/joinFirstPaint.ts";
import {
  type DocumentCanary,
  type FirstPaint,
  findPath,
  plainPath,
  type Registry,
  routePreloads,
  type ShellManifest,
  type SiteRegistry,
  siteRemote,
  templateId,
  withCanary,
} from "../manifest/index.ts";
import { jsonElement } from "./escape.ts";
import { withUsedProperties } from "./firstPaintElement.ts";
import { type DocumentOverride, overrideBadge } from "./overrideBadge.ts";

/** What a document is composed from. */
export interface DocumentParts {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  readonly canaries?: readonly DocumentCanary[];
  /** Number of the release that the document belongs to. */
  readonly generation?: number;
  /** Which side of a staged release the document belongs to. */
  readonly variant?: SiteRegistry["variant"] | undefined;
  readonly environment: Environment;
  /** The path that the document is for: "/loanDetail". */
  readonly pathname: string;
  /**
   * HTML and styles of a public page. The document shows them until the screen renders, and permanently without
   * scripts.
   */
  readonly page?: { readonly html: string; readonly css: string };
  /** Public origin of the site: "https://lender.example". */
  readonly origin?: string;
  /** The remote that a developer has overridden. A badge shows it. */
  readonly override?: DocumentOverride;
  /**
   * Only for a development document: a classic script that runs before all others, and origins of development servers.
   */
  readonly development?: { readonly script: string; readonly origins: readonly string[] };
}

/** The id of the template with the first paint of the path's canary. */
const CANARY_TEMPLATE = templateId("-canary");

/**
 * Returns what canaries add to a document of the live registry. The devices of each read its remotes instead of the
 * live ones and, when it needs other files for the path, its preload list. A path has one owner, and a remote one
 * canary, so no combination of canaries needs anything else.
 */
function composeCanaries(canaries: readonly DocumentCanary[], registry: Registry, pathname: string) {
  const live = JSON.stringify(routePreloads(registry, pathname) ?? null);
  const livePaint = JSON.stringify(findPath(registry, pathname)?.path.firstPaint);
  const parts = canaries.map((canary) => {
    const own = withCanary(registry, canary);
    const paint = findPath(own, pathname)?.path.firstPaint;
    const firstPaint = JSON.stringify(paint) === livePaint ? undefined : paint;
    const found = routePreloads(own, pathname);
    const preloads = found ? { ...found, ...(firstPaint && { template: CANARY_TEMPLATE }) } : null;
    const remotes = canary.remotes.map((remote) => siteRemote(remote, plainPath(pathname), "canary"));
    const data = { id: canary.id, percent: canary.percent, remotes };
    return { firstPaint, data: JSON.stringify(preloads) === live ? data : { ...data, preloads } };
  });
  const data = parts.map((one) => one.data);
  return {
    /** What the chooser of variants reads. */
    element: jsonElement("canary", data),
    /** Names of the remotes that have a canary. */
    remotes: new Set(canaries.flatMap(({ remotes }) => remotes.map(({ name }) => name))),
    /** Whether a canary needs other files for this path. */
    isOpen: data.some((one) => "preloads" in one),
    /** The canary's first paint of this path, when it differs. */
    firstPaint: parts.find((one) => one.firstPaint)?.firstPaint,
  };
}

/** The id of the template with the first paint of a public page, for another language. */
export const OWN_TEMPLATE = templateId("-own");

/** Returns the rules of a first paint that the document does not have outside templates. */
const otherRules = (css: string, rules: ReadonlySet<string>) =>
  css
    .split("\n")
    .filter((rule) => !rules.has(rule))
    .join("");

/** What a document is composed from, and what several of its elements need. */
export type DocumentContext = ReturnType<typeof createContext>;

/** Looks up and composes what several elements need. */
export function createContext(parts: DocumentParts) {
  const { shell, registry, canaries = [], pathname, page, override, development } = parts;
  const preloads = routePreloads(registry, pathname);
  const found = findPath(registry, pathname);
  const own = found?.path.firstPaint;
  const shorten = createShortener("");
  // That of a remote of another tool is empty.
  const firstPaint = shorten(own?.html ? own : shell.firstPaint);
  const canaryParts = canaries.length > 0 ? composeCanaries(canaries, registry, pathname) : undefined;
  const next = found && !canaryParts && firstPaint.actions.length > 0 ? (found.path.nextPaths ?? []) : [];
  // The first paints that a script may show instead of the document's.
  const others: readonly (readonly [id: string, firstPaint: FirstPaint | undefined])[] = [
    // A public page links only to public pages, which are in their documents.
    [templateId(""), page ? undefined : shell.firstPaint],
    [OWN_TEMPLATE, page && found ? firstPaint : undefined],
    [CANARY_TEMPLATE, canaryParts?.firstPaint],
    ...next.map((to) => [templateId(to), findPath(registry, to)?.path.firstPaint] as const),
  ];
  const rules = new Set(page ? [] : firstPaint.css.split("\n"));
  const templates = others.flatMap(([id, one]) => {
    if (!one) return [];
    const other = shorten(one);
    return [{ id, firstPaint: other, css: otherRules(other.css, rules) }];
  });
  // A badge and a page use more tokens than a first paint.
  const usesAllTokens = page !== undefined || override !== undefined;
  const css = firstPaint.css + templates.map((one) => one.css).join("");
  return {
    ...parts,
    found,
    firstPaint,
    templates,
    preloads,
    inlinedCss: usesAllTokens ? shell.criticalCss : withUsedProperties(shell.criticalCss, css),
    /** Before the inlined styles, and after them. */
    styles: {
      first: shell.styles.filter((name) => name === shell.criticalFile && !usesAllTokens),
      last: shell.styles.filter((name) => name !== shell.criticalFile),
    },
    canaryParts,
    badge: override && overrideBadge(override),
    // A development server sends its updates over a socket.
    servers: override?.tools ? [new URL(override.from).origin] : development?.origins,
  };
}
