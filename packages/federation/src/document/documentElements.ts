import { brandCss, brandThemeColour } from "@lending/ui/brand";
import {
  NEXT_ROUTE_PRELOADS_ID,
  nextRoutePreloads,
  ROUTE_PRELOADS_ID,
  type StartupPreloads,
  siteRegistry,
} from "../manifest/index.ts";
import { type DocumentContext, OWN_TEMPLATE } from "./documentContext.ts";
import { escapeHtml, jsonElement } from "./escape.ts";
import { firstPaintHtml, nameFields, noScriptElement } from "./firstPaintElement.ts";

/**
 * Runs directly before the start-up script, in syntax that the oldest engines parse. In an unsupported browser (below
 * Chromium 83 or iOS 14; decision 041) it turns the start-up script that follows into the text of a script that
 * never runs. It detects Safari 14 by BigInt and Chromium 83 by `selector()`.
 */
export const browserCheckScript = [
  'var floor;try{floor=BigInt&&(/^Apple/.test(navigator.vendor)||CSS.supports("selector(a)"))}catch(e){}',
  'floor||document.write("<script type=a>")',
].join("");

/**
 * Runs at the end of the document. In an unsupported browser it shows only the message for visitors without scripts and
 * stops all loading; a prerendered page stays visible, because it is complete without scripts. No unsupported browser
 * has Trusted Types, which would reject the inserted HTML.
 */
export const unsupportedBrowserScript = (isReadable: boolean) =>
  isReadable
    ? "floor||stop()"
    : 'floor||(document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,stop())';

/**
 * Runs before all scripts of a development document. Connects React of the shell's build with Fast Refresh of a
 * remote's build.
 */
export const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};`;

/**
 * Whether the document serves its purpose without scripts. A form for advertisements has no description, and does not.
 */
export const isReadable = ({ page, found }: DocumentContext) =>
  page !== undefined && found?.path.public?.description !== undefined;

/** The scripts that run before any file, in their order: the choice of the variant, the browser check, the start-up. */
export function chooseStartScripts({ shell, firstPaint, page, canaryParts }: DocumentContext) {
  const either = [firstPaint, canaryParts?.firstPaint ?? firstPaint];
  const hasFacts = either.some(({ facts }) => facts.length > 0);
  const hasActions = either.some(({ actions }) => actions.length > 0);
  const withData = hasActions ? shell.startupWithActions : hasFacts ? shell.startupWithFacts : shell.startup;
  const startup = page ? shell.startupOfPage : withData;
  return canaryParts ? [shell.chooseVariant, browserCheckScript, startup] : [browserCheckScript, startup];
}

export const scriptElements = (scripts: readonly (string | undefined)[]) =>
  scripts.map((script) => (script === undefined ? "" : `<script>${script}</script>`));

// One element, because the policy has a hash for each.
export const inlineStyle = ({ environment, firstPaint, inlinedCss, page, badge }: DocumentContext) =>
  [inlinedCss, brandCss(environment), page ? page.css : firstPaint.css.replaceAll("\n", ""), badge?.css].join("");

export function metaElements({ environment, preloads }: DocumentContext) {
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
export function dataElements({
  registry,
  generation,
  variant,
  environment,
  pathname,
  found,
  page,
  preloads,
  canaryParts,
}: DocumentContext) {
  const releaseInfo = { release: generation, variant, inCanary: canaryParts?.remotes };
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

interface LinkedFile {
  readonly href: string;
  readonly integrity?: string | undefined;
}

const toLink = (attributes: string, { href, integrity }: LinkedFile) =>
  `<link ${attributes} crossorigin href="${escapeHtml(href)}"${integrityAttribute(integrity)}>`;

export const shellFiles = ({ registry: { shell } }: DocumentContext, names: readonly string[]): readonly LinkedFile[] =>
  names.map((name) => ({ href: shell.base + name, integrity: shell.hashes[name] }));

/**
 * Preloads of stylesheets, at the position that the start-up script applies them at. The parser would wait for a
 * stylesheet, and with it the data after it.
 */
export const stylePreloads = (context: DocumentContext, names: readonly string[]) =>
  shellFiles(context, names).map((file) => toLink('rel="preload" as="style"', file));

/**
 * Links to the modules of the shell and the path, which the browser's preload scanner finds at once. Their priority is
 * low, because the data of a document without data would otherwise queue behind them (decision 074).
 */
export function preloadElements(context: DocumentContext) {
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

export const integrityAttribute = (hash: string | undefined) => (hash ? ` integrity="${escapeHtml(hash)}"` : "");

/** What is visible until the screen renders: the prerendered page or the first paint of the path. */
export function firstContent(context: DocumentContext): string {
  const { shell, page, firstPaint, environment } = context;
  const noScript = isReadable(context) ? "" : noScriptElement(environment, shell.firstPaint);
  if (!page) return `<div id="skeleton">${noScript}${firstPaintHtml(firstPaint, environment)}</div>`;
  return `<div id="skeleton" data-page>${noScript}${page.html}</div>`;
}
