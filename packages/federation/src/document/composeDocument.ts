import type { Environment } from "@lending/bridge/environment";
import { brandCss } from "@lending/ui/brand";
import { createShortener } from "../first-paint/joinFirstPaint.ts";
import {
  type FirstPaint,
  findPath,
  type Registry,
  routePreloads,
  type ShellManifest,
  templateId,
} from "../manifest/index.ts";
import { LIMITS } from "../manifest/remoteManifest.ts";
import type { EarlyRequest } from "../routes/defineRoutes.ts";
import { SERVER_READ } from "../startup/earlyReads.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import {
  chooseStartScripts,
  dataElements,
  firstContent,
  inlineStyle,
  integrityAttribute,
  isReadable,
  laterElements,
  metaElements,
  preloadElements,
  scriptElements,
  shellFiles,
  stylePreloads,
  unsupportedBrowserScript,
} from "./documentElements.ts";
import { escapeHtml } from "./escape.ts";
import { noScriptCss, splitRules, withoutRepeated, withUsedProperties } from "./firstPaintElement.ts";
import { previewBar } from "./previewBar.ts";
import { searchElements } from "./searchEngines.ts";

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
  // A bar and a page use more tokens than a first paint.
  const usesAllTokens = page !== undefined || preview !== undefined;
  return {
    ...parts,
    found,
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
      : withUsedProperties(withoutRepeated(shell.criticalCss, brandCss(parts.environment)), firstRules + laterRules),
    /** Before the inlined styles, and after them. */
    styles: {
      first: shell.styles.filter((name) => name === shell.criticalFile && !usesAllTokens),
      last: shell.styles.filter((name) => name !== shell.criticalFile),
    },
    bar: preview === undefined ? undefined : previewBar(preview, parts.environment.locale),
  };
}

/** A document and the headers it must be served with. */
export interface ComposedDocument {
  /** The whole document, as everybody may receive it. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The reads of the path. A server may send the first one and put its response into the document. */
  readonly early: readonly EarlyRequest[];
  /**
   * Returns the document in two parts, between which a server puts what it knows of the visitor. With `awaitsData` the document
   * announces the response of its first early read, and what later paths need follows it.
   */
  split(awaitsData: boolean): readonly [start: string, end: string];
}

const HEAD = '<!doctype html><html lang="en"><head>';
const AWAITS_DATA = `<meta name="${SERVER_READ}">`;
const END = "</body></html>";

/**
 * Composes the HTML document of one path from the shell's build, the registry and the environment. The document
 * contains everything that a launch link to this path needs, so that the next step can request all files and data in
 * parallel.
 */
export function composeDocument(parts: DocumentParts): ComposedDocument {
  const context = createContext(parts);
  const { shell, development, bar } = context;
  const startScripts = chooseStartScripts(context);
  const unsupportedScript = unsupportedBrowserScript(isReadable(context));
  const shorten = createShortener("");
  const style = shorten(inlineStyle(context));
  const laterStyle = shorten(context.laterRules);
  const content = [
    ...metaElements(context),
    ...scriptElements([development?.script]),
    // First, because the browser's preload scanner requests them before the rest of a slow document arrives.
    ...preloadElements(context),
    ...dataElements(context),
    // Before styles, because the data that it requests is the longest wait of a borrower.
    ...scriptElements(startScripts),
    searchElements(context),
    `<style>${style}</style>`,
    "</head><body>",
    bar?.html ?? "",
    firstContent(context),
    ...stylePreloads(context, context.styles.last),
    '<div id="root"></div>',
    ...scriptElements([unsupportedScript, bar?.script]),
    // Last, so that all elements exist that it reads at once. `async`, because a server may put data after it (decision 074):
    // otherwise it would wait for the end of the document.
    ...shellFiles(context, shell.scripts).map(
      ({ href, integrity }) =>
        `<script type="module" async fetchpriority="low" crossorigin src="${escapeHtml(href)}"${integrityAttribute(integrity)}></script>`,
    ),
  ].join("");
  const later = [laterStyle && `<style>${laterStyle}</style>`, ...laterElements(context)].join("");
  const [start, end] = [shorten(content), shorten(later)];
  const inlineScripts = [...startScripts, unsupportedScript, bar?.script, context.controlsScript, development?.script];
  return {
    html: HEAD + start + end + END,
    split: (awaitsData) => (awaitsData ? [HEAD + AWAITS_DATA + start, end + END] : [HEAD + start + end, END]),
    early: context.preloads?.early ?? [],
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy({
        ...parts,
        inlineScripts: inlineScripts.filter((script) => script !== undefined),
        inlineStyles: [style, ...(laterStyle ? [laterStyle] : []), ...(isReadable(context) ? [] : [noScriptCss])],
        development: development?.origins,
      }),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
    },
  };
}
