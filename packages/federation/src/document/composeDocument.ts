import { createShortener } from "../first-paint/joinFirstPaint.ts";
import type { EarlyRequest } from "../routes/defineRoutes.ts";
import { SERVER_READ } from "../startup/earlyReads.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { createContext, type DocumentParts } from "./documentContext.ts";
import {
  chooseStartScripts,
  firstContent,
  inlineStyle,
  integrityAttribute,
  isReadable,
  laterElements,
  metaElements,
  preloadElements,
  scriptElements,
  shellElements,
  shellFiles,
  startElements,
  stylePreloads,
  unsupportedBrowserScript,
} from "./documentElements.ts";
import { escapeHtml } from "./escape.ts";
import { noScriptCss } from "./firstPaintElement.ts";
import { searchElements } from "./searchEngines.ts";

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
/** The place of the screen. It follows what is visible first. */
export const ROOT = '<div id="root"></div>';

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
    ...startElements(context),
    // Before styles, because the data that it requests is the longest wait of a borrower.
    ...scriptElements(startScripts),
    searchElements(context),
    `<style>${style}</style>`,
    "</head><body>",
    bar?.html ?? "",
    firstContent(context),
    ...stylePreloads(context, context.styles.last),
    ROOT,
    ...scriptElements([unsupportedScript]),
    // What is not visible follows what is, so that the first packets have room for a first paint.
    ...scriptElements([context.inlinedFacts]),
    ...shellElements(context),
    ...scriptElements([bar?.script]),
    // Last, so that all elements exist that it reads at once. `async`, because a server may put data after it (decision 074):
    // otherwise it would wait for the end of the document.
    ...shellFiles(context, shell.scripts).map(
      ({ href, integrity }) =>
        `<script type="module" async fetchpriority="low" crossorigin src="${escapeHtml(href)}"${integrityAttribute(integrity)}></script>`,
    ),
  ].join("");
  const later = [laterStyle && `<style>${laterStyle}</style>`, ...laterElements(context)].join("");
  const [start, end] = [shorten(content), shorten(later)];
  const { inlinedFacts, controlsScript } = context;
  const inlineScripts = [
    ...startScripts,
    inlinedFacts,
    unsupportedScript,
    bar?.script,
    controlsScript,
    development?.script,
  ];
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
