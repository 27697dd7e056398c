import type { Environment } from "@lending/bridge/environment";
import { brandCss, brandThemeColour } from "@lending/ui/brand";
import { createShortener } from "../first-paint/createShortener.ts";
import {
  type DocumentCanary,
  type FirstPaint,
  findPath,
  NEXT_ROUTE_PRELOADS_ID,
  nextRoutePreloads,
  plainPath,
  type Registry,
  routePreloads,
  type ShellManifest,
  type SiteRegistry,
  siteRegistry,
} from "../manifest/index.ts";
import { ROUTE_PRELOADS_ID, type StartupPreloads, templateId } from "../manifest/routePreloads.ts";
import { CANARY_TEMPLATE, composeCanaries } from "./canaryElements.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { escapeHtml, jsonElement } from "./escape.ts";
import {
  firstPaintHtml,
  firstPaintTemplate,
  nameFields,
  noScriptCss,
  noScriptElement,
  withUsedProperties,
} from "./firstPaintElement.ts";
import { browserCheckScript, unsupportedBrowserScript } from "./inlineScripts.ts";
import { type DocumentOverride, overrideBadge } from "./overrideBadge.ts";
import { publicHead } from "./searchEngines.ts";

interface DocumentParts {
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

/** A document and the headers it must be served with. */
export interface ComposedDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The id of the template with the first paint of a public page, for another language. */
const OWN_TEMPLATE = templateId("-own");

type Context = DocumentParts & ReturnType<typeof lookUp>;

/** Returns the rules of a first paint that the document does not have outside templates. */
const otherRules = (css: string, rules: ReadonlySet<string>) =>
  css
    .split("\n")
    .filter((rule) => !rules.has(rule))
    .join("");

/** Looks up and composes what several steps need. */
function lookUp({ shell, registry, canaries = [], pathname, page, override, development }: DocumentParts) {
  const preloads = routePreloads(registry, pathname);
  const found = findPath(registry, pathname);
  const own = found?.path.firstPaint;
  // A remote of another tool has none.
  const chosen = own && (own.html !== "" || own.facts.length + own.actions.length > 0) ? own : shell.firstPaint;
  const shorten = createShortener("");
  const firstPaint = shorten(chosen);
  const canaryParts =
    canaries.length > 0 ? composeCanaries({ canaries, registry, pathname, chooser: shell.chooseVariant }) : undefined;
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

/**
 * Composes the HTML document of one path from the shell's build, the registry and the environment. The document
 * contains everything that a launch link to this path needs, so that the next step can request all files and data in
 * parallel.
 */
export function composeDocument(parts: DocumentParts): ComposedDocument {
  const context = { ...parts, ...lookUp(parts) };
  const { shell, development, badge } = context;
  const startScripts = chooseStartScripts(context);
  const unsupportedScript = unsupportedBrowserScript({ isWritten: isReadable(context) });
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

/** Whether the document serves its purpose without scripts. A form for advertisements has no description, and does not. */
const isReadable = ({ page, found }: Context) => page !== undefined && found?.path.public?.description !== undefined;

/** The scripts that run before any file, in their order: the choice of the variant, the browser check, the start-up. */
function chooseStartScripts({ shell, firstPaint, page, canaryParts }: Context) {
  const either = [firstPaint, ...(canaryParts?.firstPaint ? [canaryParts.firstPaint] : [])];
  const hasFacts = either.some(({ facts }) => facts.length > 0);
  const hasActions = either.some(({ actions }) => actions.length > 0);
  const withData = hasActions ? shell.startupWithActions : hasFacts ? shell.startupWithFacts : shell.startup;
  const startup = page ? shell.startupOfPage : withData;
  return canaryParts ? [canaryParts.script, browserCheckScript, startup] : [browserCheckScript, startup];
}

const scriptElements = (scripts: readonly (string | undefined)[]) =>
  scripts.map((script) => (script === undefined ? "" : `<script>${script}</script>`));

// One element, because the policy has a hash for each.
const inlineStyle = ({ environment, firstPaint, inlinedCss, page, badge }: Context) =>
  [inlinedCss, brandCss(environment), page ? page.css : firstPaint.css.replaceAll("\n", ""), badge?.css].join("");

function metaElements({ environment, preloads }: Context) {
  const title = preloads?.title[environment.locale] || environment.brandName;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="theme-color" content="${escapeHtml(brandThemeColour(environment))}">`,
    '<meta name="format-detection" content="telephone=no"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title>`,
  ];
}

/** The data that the start-up script and the shell read. */
function dataElements({
  registry,
  generation,
  variant,
  environment,
  pathname,
  found,
  page,
  preloads,
  canaryParts,
}: Context) {
  const releaseInfo = {
    ...(generation !== undefined && { release: generation }),
    ...(variant && { variant }),
    inCanary: canaryParts?.remotes,
  };
  // Without a canary the modules are links in the head.
  const startupPreloads: StartupPreloads | null = preloads
    ? {
        ...preloads,
        ...(page && { template: OWN_TEMPLATE }),
        modules: canaryParts?.isOpen ? preloads.modules : undefined,
      }
    : null;
  // During a canary the versions of the next routes are not known yet.
  const hasNextRoutes = !canaryParts && found?.path.nextPaths !== undefined;
  return [
    jsonElement("environment", environment),
    jsonElement("registry", siteRegistry(registry, pathname, releaseInfo)),
    ...[
      jsonElement(ROUTE_PRELOADS_ID, startupPreloads),
      hasNextRoutes ? jsonElement(NEXT_ROUTE_PRELOADS_ID, nextRoutePreloads(registry, pathname)) : "",
      canaryParts?.element ?? "",
    ].map((element) => nameFields(element, environment)),
  ];
}

/** What search engines read: the description of a public page, and that no page without one is indexed. */
function searchElements({ found, pathname, environment, origin = "" }: Context) {
  if (!found?.path.public?.description) return '<meta name="robots" content="noindex">';
  return publicHead({ path: found.path, pathname: plainPath(pathname), environment, origin, base: found.owner.base });
}

interface LinkedFile {
  readonly href: string;
  readonly integrity?: string | undefined;
}

const toLink = (attributes: string, { href, integrity }: LinkedFile) =>
  `<link ${attributes} crossorigin href="${escapeHtml(href)}"${integrityAttribute(integrity)}>`;

const shellFiles = ({ registry: { shell } }: Context, names: readonly string[]): readonly LinkedFile[] =>
  names.map((name) => ({ href: shell.base + name, integrity: shell.hashes[name] }));

/**
 * Preloads of stylesheets, at the position that the start-up script applies them at. The parser would wait for a
 * stylesheet, and with it the data after it.
 */
const stylePreloads = (context: Context, names: readonly string[]) =>
  shellFiles(context, names).map((file) => toLink('rel="preload" as="style"', file));

/**
 * Links to the modules of the shell and the path, which the browser's preload scanner finds at once. Their priority is low, because
 * the data of a document without data would otherwise queue behind them (decision 074).
 */
function preloadElements(context: Context) {
  const { shell, preloads, canaryParts, styles } = context;
  // The head must not preload files that only one variant needs.
  const modules = canaryParts?.isOpen ? [] : (preloads?.modules ?? []);
  return [
    ...[...shellFiles(context, shell.scripts), ...modules].map((file) =>
      toLink('rel="modulepreload" fetchpriority="low"', file),
    ),
    ...stylePreloads(context, styles.first),
  ];
}

const integrityAttribute = (hash: string | undefined) => (hash ? ` integrity="${escapeHtml(hash)}"` : "");

/** What is visible until the screen renders: the prerendered page or the first paint of the path. */
function firstContent(context: Context): string {
  const { shell, page, firstPaint, environment } = context;
  const noScript = isReadable(context) ? "" : noScriptElement(environment, shell.firstPaint);
  if (!page) return `<div id="skeleton">${noScript}${firstPaintHtml(firstPaint, environment)}</div>`;
  return `<div id="skeleton" data-page>${noScript}${page.html}</div>`;
}
