import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { createContext, type DocumentParts } from "./documentContext.ts";
import {
  chooseStartScripts,
  dataElements,
  firstContent,
  inlineStyle,
  integrityAttribute,
  isReadable,
  metaElements,
  preloadElements,
  scriptElements,
  shellFiles,
  stylePreloads,
  unsupportedBrowserScript,
} from "./documentElements.ts";
import { escapeHtml } from "./escape.ts";
import { firstPaintTemplate, noScriptCss } from "./firstPaintElement.ts";
import { searchElements } from "./searchEngines.ts";

/** A document and the headers it must be served with. */
export interface ComposedDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Composes the HTML document of one path from the shell's build, the registry and the environment. The document
 * contains everything that a launch link to this path needs, so that the next step can request all files and data in
 * parallel.
 */
export function composeDocument(parts: DocumentParts): ComposedDocument {
  const context = createContext(parts);
  const { shell, development, badge } = context;
  const startScripts = chooseStartScripts(context);
  const unsupportedScript = unsupportedBrowserScript(isReadable(context));
  const style = inlineStyle(context);
  const html = [
    '<!doctype html><html lang="en"><head>',
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
    ...context.templates.map(({ id, css, firstPaint }) => firstPaintTemplate(id, css, firstPaint, parts.environment)),
    badge?.html ?? "",
    firstContent(context),
    ...stylePreloads(context, context.styles.last),
    '<div id="root"></div>',
    ...scriptElements([unsupportedScript, badge?.script]),
    // Last, so that all elements that it reads exist. `async`, because a server may append data after it (decision 074):
    // otherwise it would wait for the end of the document.
    ...shellFiles(context, shell.scripts).map(
      ({ href, integrity }) =>
        `<script type="module" async fetchpriority="low" crossorigin src="${escapeHtml(href)}"${integrityAttribute(integrity)}></script>`,
    ),
    "</body></html>",
  ].join("");
  const inlineScripts = [...startScripts, unsupportedScript, badge?.script, development?.script];
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy({
        ...parts,
        inlineScripts: inlineScripts.filter((script) => script !== undefined),
        inlineStyles: [
          style,
          ...(isReadable(context) ? [] : [noScriptCss]),
          ...context.templates.flatMap(({ css }) => css || []),
        ],
        development: context.servers,
      }),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
    },
  };
}
