import type { Environment } from "@lending/bridge/environment";
import { brandCss, brandThemeColour } from "@lending/ui/brand";
import {
  findPath,
  nextRoutePreloads,
  plainPath,
  type Registry,
  routePreloads,
  type ShellManifest,
  siteRegistry,
} from "../manifest/index.ts";
import type { StartupPreloads } from "../manifest/routePreloads.ts";
import { composeCanary } from "./canaryElements.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { escapeHtml, jsonForScript } from "./escape.ts";
import { browserCheckScript, unsupportedBrowserScript } from "./inlineScripts.ts";
import { type DocumentOverride, overrideBadge } from "./overrideBadge.ts";
import { publicHead } from "./searchEngines.ts";
import { noScriptCss, skeletonElement } from "./skeletonElement.ts";

interface DocumentParts {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  /** The current canary: its name, the percentage of devices that get it, and their registry. */
  readonly canary?: { readonly id: string; readonly percent: number; readonly registry: Registry };
  /** Number of the release that the document belongs to. */
  readonly generation?: number;
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

/**
 * Composes the HTML document of one path from the shell's build, the registry and the environment. The document
 * contains everything that a launch link to this path needs, so that the next step can request all files and data in
 * parallel.
 */
export function composeDocument({
  shell,
  registry,
  canary,
  generation,
  environment,
  pathname,
  page,
  origin = "",
  override,
  development,
}: DocumentParts): ComposedDocument {
  const preloads = routePreloads(registry, pathname);
  const found = findPath(registry, pathname);
  const path = found?.path;
  const canaryParts = canary && composeCanary({ canary, registry, pathname, generation, chooser: shell.chooseArm });
  // The head must not preload files that only one variant needs.
  const headModules = canaryParts?.isOpen ? [] : (preloads?.modules ?? []);
  const startupPreloads: StartupPreloads | null = preloads
    ? { ...preloads, modules: canaryParts?.isOpen ? preloads.modules : undefined }
    : null;
  const releaseInfo = {
    ...(generation !== undefined && { set: generation }),
    ...(canaryParts && { arm: "live" as const }),
  };
  const startup = ((path?.facts || canaryParts?.hasFacts) && shell.startupWithFacts) || shell.startup;
  const startScripts = `${canaryParts ? `<script>${canaryParts.script}</script>` : ""}<script>${browserCheckScript}</script><script>${startup}</script>`;
  const unsupportedScript = unsupportedBrowserScript({ isWritten: page !== undefined });
  const css = shell.criticalCss + brandCss(environment);
  const badge = override && overrideBadge(override);
  const templates = Object.entries(shell.skeletons)
    // Public pages link only to other public pages and are complete HTML, so they need no skeleton but their own, which
    // is shown in another language. The layout of a single path (data-own) is only in the document of that path; a
    // navigation from another path shows the skeleton of a form.
    .filter(([kind, html]) => (page ? kind === preloads?.skeleton : !html.includes("data-own")))
    .map(([kind, html]) => `<template id="skeleton-${kind}">${html}</template>`)
    .join("");
  const file = (name: string) => escapeHtml(registry.shell.base + name);
  const integrity = (name: string) => {
    const value = registry.shell.integrity[name];
    return value ? ` integrity="${escapeHtml(value)}"` : "";
  };
  const place = page
    ? `<div id="skeleton" data-page>${page.html}</div>`
    : skeletonElement({ skeletons: shell.skeletons, preloads, environment });
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="theme-color" content="${escapeHtml(brandThemeColour(environment))}">`,
    '<meta name="format-detection" content="telephone=no"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(preloads?.title[environment.locale] || environment.brandName)}</title>`,
    development ? `<script>${development.script}</script>` : "",
    `<script type="application/json" id="environment">${jsonForScript(environment)}</script>`,
    `<script type="application/json" id="registry">${jsonForScript(siteRegistry(registry, releaseInfo))}</script>`,
    `<script type="application/json" id="first-wave">${jsonForScript(startupPreloads)}</script>`,
    // During a canary the versions of the next routes are not known yet.
    !canaryParts && path?.leadsTo
      ? `<script type="application/json" id="next-waves">${jsonForScript(nextRoutePreloads(registry, pathname))}</script>`
      : "",
    canaryParts?.elements ?? "",
    // Before styles and scripts, because a cached file is compiled before the rest of the document is parsed.
    shell.startsInHead ? startScripts : "",
    path?.public
      ? publicHead({ path, pathname: plainPath(pathname), environment, origin, base: found?.owner.base ?? "" })
      : '<meta name="robots" content="noindex">',
    `<style>${css}</style>`,
    page ? `<style>${page.css}</style>` : "",
    badge ? `<style>${badge.css}</style>` : "",
    ...shell.scripts.map((name) => `<script type="module" crossorigin src="${file(name)}"${integrity(name)}></script>`),
    // Static links, so that the browser's preload scanner finds them before the start-up script has run.
    ...headModules.map(
      ({ href, integrity: hash }) =>
        `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}"${hash ? ` integrity="${escapeHtml(hash)}"` : ""}>`,
    ),
    `</head><body>${templates}${badge?.html ?? ""}${place}<div id="root"></div>`,
    shell.startsInHead ? "" : startScripts,
    `<script>${unsupportedScript}</script>`,
    badge ? `<script>${badge.script}</script>` : "",
    // Last, so that it blocks nothing before it.
    ...shell.styles.map((name) => `<link rel="stylesheet" crossorigin href="${file(name)}"${integrity(name)}>`),
    "</body></html>",
  ].join("");
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurityPolicy({
        registry,
        environment,
        inlineScripts: [
          browserCheckScript,
          startup,
          unsupportedScript,
          ...[canaryParts, badge, development].flatMap((part) => (part ? [part.script] : [])),
        ],
        inlineStyles: [css, page ? page.css : noScriptCss, ...(badge ? [badge.css] : [])],
        ...(development && { development: development.origins }),
      }),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
    },
  };
}
