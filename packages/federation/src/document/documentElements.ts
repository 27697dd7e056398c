import type { Environment } from "@lending/bridge/environment";
import { brandThemeColour } from "@lending/ui/brand";
import {
  FACTS_ID,
  NEXT_ROUTE_PRELOADS_ID,
  nextRoutePreloads,
  OTHER_REMOTES_ID,
  REGISTRY_ID,
  ROUTE_PRELOADS_ID,
  type SiteRegistry,
} from "../manifest/index.ts";
import { LATER_ENVIRONMENT_ID, START_ENVIRONMENT_ID, START_KEYS } from "../startup/pageElements.ts";
import { type DocumentContext, OWN_TEMPLATE } from "./documentContext.ts";
import { escapeHtml, jsonElement } from "./escape.ts";
import { firstPaintHtml, firstPaintTemplate, noScriptElement } from "./firstPaintElement.ts";

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
 * Runs directly after the first paint. In an unsupported browser it shows only the message for visitors without scripts and
 * stops all loading; a prerendered page stays visible, because it is complete without scripts. No unsupported browser
 * has Trusted Types, which would reject the inserted HTML.
 */
export const unsupportedBrowserScript = (isReadable: boolean) =>
  isReadable
    ? "floor||stop()"
    : 'floor||(document.body.innerHTML=document.querySelector("#skeleton>noscript").textContent,stop())';

/**
 * Whether the document serves its purpose without scripts. A form for advertisements has no description, and does not.
 */
export const isReadable = ({ page, found }: DocumentContext) =>
  page !== undefined && found?.path.public?.description !== undefined;

/** The scripts that run before anything is visible, in their order: the browser check and the start-up. */
export function chooseStartScripts({ shell, page, hasFacts, hasControls }: DocumentContext) {
  const withFacts = hasControls ? shell.startupWithControls : hasFacts ? shell.startupWithFacts : shell.startup;
  return [browserCheckScript, page ? shell.startupOfPage : withFacts];
}

export const scriptElements = (scripts: readonly (string | undefined)[]) =>
  scripts.map((script) => (script === undefined ? "" : `<script>${script}</script>`));

/**
 * The sections below the first one of a prerendered page are laid out once that one is visible: the layout of all was half of the time
 * from the last byte to the first paint. The start-up script sets the attribute, because pages are complete without scripts.
 */
const LATER_SECTIONS =
  "[data-at-top] #skeleton main>section~section{content-visibility:auto;contain-intrinsic-size:auto 36rem}";

// One element, because the policy has a hash for each.
export function inlineStyle(context: DocumentContext) {
  const { firstRules, inlinedCss, brand, page, bar } = context;
  return [inlinedCss, brand, page?.css, isReadable(context) ? LATER_SECTIONS : "", firstRules, bar?.css].join("");
}

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

/** The registry at the start of the document. That of a path without an owner is whole, so that the shell knows that none has it. */
const ownRegistry = ({ site, found }: DocumentContext): SiteRegistry =>
  found ? { ...site, isPartial: true, remotes: site.remotes.filter(({ name }) => name === found.owner.name) } : site;

const isStartKey = (key: string) => START_KEYS.some((one) => one === key);
const selectKeys = (environment: Environment, isSelected: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(environment).filter(([key]) => isSelected(key)));

/** The data that the start-up script reads. */
export function startElements(context: DocumentContext) {
  const { environment, found, page, preloads } = context;
  // The modules are links in the head, and the facts a link there or a script after the first paint.
  const { modules: _, facts: __, ...others } = preloads ?? { modules: [] };
  const section = found?.path.public?.section;
  const ofPage = page && { template: OWN_TEMPLATE, ...(section && { section }) };
  const startupPreloads = preloads && { ...others, ...ofPage };
  return [
    jsonElement(START_ENVIRONMENT_ID, selectKeys(environment, isStartKey)),
    jsonElement(ROUTE_PRELOADS_ID, startupPreloads ?? null),
  ];
}

/** The data that the shell reads. The facts read the environment, too. */
export const shellElements = (context: DocumentContext) => [
  jsonElement(
    LATER_ENVIRONMENT_ID,
    selectKeys(context.environment, (key) => !isStartKey(key)),
  ),
  jsonElement(REGISTRY_ID, ownRegistry(context)),
];

/** The controls that the data selects with their script, and the preload lists, first paints and remotes of later paths. */
export function laterElements(context: DocumentContext) {
  const { registry, site, environment, pathname, found, controlsScript, firstPaint, laterFirstPaints } = context;
  return [
    ...(controlsScript === undefined
      ? []
      : [...scriptElements([controlsScript]), firstPaintHtml(firstPaint.controls ?? "", environment)]),
    found
      ? jsonElement(
          OTHER_REMOTES_ID,
          site.remotes.filter(({ name }) => name !== found.owner.name),
        )
      : "",
    found?.path.nextPaths ? jsonElement(NEXT_ROUTE_PRELOADS_ID, nextRoutePreloads(registry, pathname)) : "",
    ...laterFirstPaints.map(({ id, firstPaint }) => firstPaintTemplate(id, firstPaint, environment)),
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
 * low, because the data of a document without data would otherwise queue behind them (decision 074). The facts come first: a
 * server answers in this order, and a borrower reads them long before the modules run.
 */
export function preloadElements(context: DocumentContext) {
  const { shell, preloads, styles, inlinedFacts } = context;
  const facts = inlinedFacts ? undefined : preloads?.facts;
  return [
    ...(facts ? [toLink(`rel="modulepreload" id="${FACTS_ID}"`, facts)] : []),
    ...[...shellFiles(context, shell.scripts), ...(preloads?.modules ?? [])].map((file) =>
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
  if (!page) return `<div id="skeleton">${noScript}${firstPaintHtml(firstPaint.html, environment)}</div>`;
  return `<div id="skeleton" data-page>${noScript}${page.html}</div>`;
}
