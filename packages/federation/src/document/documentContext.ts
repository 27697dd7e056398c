import type { Environment } from "@lending/bridge/environment";
import { brandCss } from "@lending/ui/brand";
import {
  type FirstPaint,
  findPath,
  type Registry,
  routePreloads,
  type ShellManifest,
  siteRegistry,
  templateId,
} from "../manifest/index.ts";
import { LIMITS } from "../manifest/remoteManifest.ts";
import { splitRules, withoutRepeated, withUsedProperties } from "./firstPaintElement.ts";
import { previewBar } from "./previewBar.ts";

/** What a document is composed from. */
export interface DocumentParts {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  /** Number of the release that the document belongs to. A local build has none. */
  readonly release?: number | undefined;
  readonly environment: Environment;
  /** The path that the document is for: "/loanDetail". */
  readonly pathname: string;
  /**
   * HTML and styles of a public page. The document shows them until the screen renders, and permanently without
   * scripts.
   */
  readonly page?: { readonly html: string; readonly css: string } | undefined;
  /** The script with the facts of the path's first paint: the content of the file that its manifest names. */
  readonly facts?: string | undefined;
  /** Public origin of the site: "https://lender.example". */
  readonly origin?: string;
  /** What is not live in the document, such as "loan 0.3.0". A bar at its top shows it. */
  readonly preview?: string | undefined;
  /**
   * Only for a development document: a classic script that runs before all others, and origins of development servers.
   */
  readonly development?: { readonly script: string; readonly origins: readonly string[] } | undefined;
}

/** The id of the template with the first paint of a public page, for another language. */
export const OWN_TEMPLATE = templateId("-own");

/** What a document is composed from, and what several of its elements need. */
export type DocumentContext = ReturnType<typeof createContext>;

/** Looks up and composes what several elements need. */
export function createContext(parts: DocumentParts) {
  const { shell, registry, pathname, page, preview } = parts;
  const preloads = routePreloads(registry, pathname);
  const found = findPath(registry, pathname);
  const own = found?.path.firstPaint;
  // That of a remote of another tool is empty.
  const firstPaint = own?.html ? own : shell.firstPaint;
  // The links among the controls that facts show open the next paths.
  const hasControls = firstPaint.controls !== undefined;
  const next = found && hasControls ? (found.path.nextPaths ?? []) : [];
  // First paints that a script may show instead of the document's. A public page links only to public pages, which are in their
  // documents.
  const later: readonly (readonly [path: string, firstPaint: FirstPaint | undefined])[] = page
    ? [["-own", found && firstPaint]]
    : [["", shell.firstPaint], ...next.map((to) => [to, findPath(registry, to)?.path.firstPaint] as const)];
  const laterFirstPaints = later.flatMap(([to, one]) => (one ? [{ id: templateId(to), firstPaint: one }] : []));
  const rules = [...(page ? [] : [firstPaint]), ...laterFirstPaints.map((one) => one.firstPaint)].flatMap(({ css }) =>
    css.split("\n"),
  );
  // No data follows the start of a page.
  const [firstRules, laterRules] = page ? [rules.join(""), ""] : splitRules(rules, firstPaint.html);
  const brand = brandCss(parts.environment);
  // A bar uses more tokens than a first paint.
  const usesAllTokens = preview !== undefined;
  return {
    ...parts,
    found,
    site: siteRegistry(registry, found?.path.redirect ?? pathname, parts.release),
    firstPaint,
    laterFirstPaints,
    firstRules,
    laterRules,
    preloads,
    hasControls,
    controlsScript: hasControls && !page ? shell.controlsScript : undefined,
    hasFacts: preloads?.facts !== undefined,
    // A long one is a file.
    inlinedFacts: (parts.facts ?? "").length > LIMITS.facts ? undefined : parts.facts,
    inlinedCss: usesAllTokens
      ? shell.criticalCss
      : withUsedProperties(
          withoutRepeated(shell.criticalCss, brand),
          firstRules + laterRules + (page ? page.css + page.html : ""),
        ),
    brand,
    /** Before the inlined styles, and after them. */
    styles: {
      first: shell.styles.filter((name) => name === shell.criticalFile && !usesAllTokens),
      last: shell.styles.filter((name) => name !== shell.criticalFile),
    },
    bar: preview === undefined ? undefined : previewBar(preview, parts.environment.locale),
  };
}
