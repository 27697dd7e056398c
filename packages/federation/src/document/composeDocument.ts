import type { Environment } from "@lending/bridge/environment";
import { brandCss, brandThemeColour } from "@lending/ui/brand";
import type { StartupWave } from "../manifest/firstWave.ts";
import {
  findPath,
  firstWave,
  nextWaves,
  plainPath,
  type Registry,
  type ShellManifest,
  siteRegistry,
} from "../manifest/index.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { belowFloorScript, floorScript } from "./floorScript.ts";
import { jsonForScript } from "./jsonForScript.ts";
import { type DocumentOverride, overrideBadge } from "./overrideBadge.ts";
import { publicHead } from "./publicHead.ts";
import { skeletonPlace, unscriptedCss } from "./skeletonPlace.ts";
import { writeTrial } from "./writeTrial.ts";

interface DocumentParts {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  /** The trial that stands: its name, its share in a hundred devices, and the registry of those. */
  readonly canary?: { readonly id: string; readonly percent: number; readonly registry: Registry };
  /** Generation of the set that the document is of. */
  readonly generation?: number;
  readonly environment: Environment;
  /** The path of the address that the document is for: "/loanDetail". */
  readonly pathname: string;
  /** A public page's own HTML and styles, which stand in the document until the screen is there, and without scripts for good. */
  readonly page?: { readonly html: string; readonly css: string };
  /** Origin under which the public finds the site: "https://lender.example". */
  readonly origin?: string;
  /** The remote of the registry that a developer has put in the place of the live one: a badge says so. */
  readonly override?: DocumentOverride;
  /** Only for a development document: a classic script before all others, and origins of development servers. */
  readonly development?: { readonly script: string; readonly origins: readonly string[] };
}

/** A document and the headers it must be served with. */
export interface ComposedDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Makes the HTML document of one path out of the shell's build, the registry and the environment. Everything that a
 * launch link to this path needs to know stands in it, so that the next step can ask for all files and data at once.
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
  const wave = firstWave(registry, pathname);
  const found = findPath(registry, pathname);
  const path = found?.path;
  const trial = canary && writeTrial({ canary, registry, pathname, generation, chooser: shell.chooseArm });
  // What only the chosen arm wants cannot stand in the head.
  const named = trial?.isOpen ? [] : (wave?.modules ?? []);
  const said: StartupWave | null = wave ? { ...wave, modules: trial?.isOpen ? wave.modules : undefined } : null;
  const of = { ...(generation !== undefined && { set: generation }), ...(trial && { arm: "live" as const }) };
  const startup = ((path?.facts || trial?.hasFacts) && shell.startupWithFacts) || shell.startup;
  const starts = `${trial ? `<script>${trial.script}</script>` : ""}<script>${floorScript}</script><script>${startup}</script>`;
  const below = belowFloorScript({ isWritten: page !== undefined });
  const css = shell.criticalCss + brandCss(environment);
  const badge = override && overrideBadge(override);
  const templates = Object.entries(shell.skeletons)
    // A page for everybody leads to its like alone, and stands whole: it needs none but its own, for another language.
    // The layout of a single path (data-own) stands in that path's document alone: who comes from another sees a form's.
    .filter(([kind, html]) => (page ? kind === wave?.skeleton : !html.includes("data-own")))
    .map(([kind, html]) => `<template id="skeleton-${kind}">${html}</template>`)
    .join("");
  const file = (name: string) => escapeHtml(registry.shell.base + name);
  const integrity = (name: string) => {
    const value = registry.shell.integrity[name];
    return value ? ` integrity="${escapeHtml(value)}"` : "";
  };
  const place = page
    ? `<div id="skeleton" data-page>${page.html}</div>`
    : skeletonPlace({ skeletons: shell.skeletons, wave, environment });
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="theme-color" content="${escapeHtml(brandThemeColour(environment))}">`,
    '<meta name="format-detection" content="telephone=no"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(wave?.title[environment.locale] || environment.brandName)}</title>`,
    development ? `<script>${development.script}</script>` : "",
    `<script type="application/json" id="environment">${jsonForScript(environment)}</script>`,
    `<script type="application/json" id="registry">${jsonForScript(siteRegistry(registry, of))}</script>`,
    `<script type="application/json" id="first-wave">${jsonForScript(said)}</script>`,
    // Which version they are of is open while a trial stands.
    !trial && path?.leadsTo
      ? `<script type="application/json" id="next-waves">${jsonForScript(nextWaves(registry, pathname))}</script>`
      : "",
    trial?.elements ?? "",
    // Before styles and scripts: a file that comes out of the cache is compiled before the rest of the document is read.
    shell.startsInHead ? starts : "",
    path?.public
      ? publicHead({ path, pathname: plainPath(pathname), environment, origin, base: found?.owner.base ?? "" })
      : '<meta name="robots" content="noindex">',
    `<style>${css}</style>`,
    page ? `<style>${page.css}</style>` : "",
    badge ? `<style>${badge.css}</style>` : "",
    ...shell.scripts.map((name) => `<script type="module" crossorigin src="${file(name)}"${integrity(name)}></script>`),
    // Written out, so that the browser's scanner finds them before the start-up script has run.
    ...named.map(
      ({ href, integrity: hash }) =>
        `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}"${hash ? ` integrity="${escapeHtml(hash)}"` : ""}>`,
    ),
    `</head><body>${templates}${badge?.html ?? ""}${place}<div id="root"></div>`,
    shell.startsInHead ? "" : starts,
    `<script>${below}</script>`,
    badge ? `<script>${badge.script}</script>` : "",
    // Behind everything: it holds up nothing that stands before it.
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
          floorScript,
          startup,
          below,
          ...[trial, badge, development].flatMap((part) => (part ? [part.script] : [])),
        ],
        inlineStyles: [css, page ? page.css : unscriptedCss, ...(badge ? [badge.css] : [])],
        ...(development && { development: development.origins }),
      }),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
    },
  };
}
