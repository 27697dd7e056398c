import type { Environment } from "@lending/bridge/environment";
import { brandCss, brandThemeColour } from "@lending/ui/brand";
import type { Registry, ShellManifest } from "../manifest/index.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { jsonForScript } from "./jsonForScript.ts";

interface DocumentParts {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  readonly environment: Environment;
  /** Only for a development document: a classic script before all others, and origins of development servers. */
  readonly development?: { readonly script: string; readonly origins: readonly string[] };
}

/** A document and the headers it must be served with. */
export interface ComposedDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Makes the one HTML document of a deployment out of the shell's build, the registry and the environment. Everything
 * a launch link needs to know stands in it, so that the next step can ask for all files and data at once.
 */
export function composeDocument({ shell, registry, environment, development }: DocumentParts): ComposedDocument {
  const css = shell.criticalCss + brandCss(environment);
  const templates = Object.entries(shell.skeletons)
    .map(([kind, html]) => `<template id="skeleton-${kind}">${html}</template>`)
    .join("");
  const file = (name: string) => escapeHtml(registry.shell.base + name);
  const integrity = (name: string) => {
    const value = registry.shell.integrity[name];
    return value ? ` integrity="${escapeHtml(value)}"` : "";
  };
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="theme-color" content="${escapeHtml(brandThemeColour(environment))}">`,
    '<meta name="format-detection" content="telephone=no"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(environment.brandName)}</title>`,
    development ? `<script>${development.script}</script>` : "",
    `<style>${css}</style>`,
    ...shell.scripts.map((name) => `<script type="module" crossorigin src="${file(name)}"${integrity(name)}></script>`),
    `<script type="application/json" id="environment">${jsonForScript(environment)}</script>`,
    `<script type="application/json" id="registry">${jsonForScript(registry)}</script>`,
    `</head><body>${templates}<div id="skeleton"></div><div id="root"></div>`,
    `<script>${shell.startup}</script>`,
    // Behind the start-up script: a script that follows a stylesheet waits for it, and that would be a level of its own.
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
        inlineScripts: [shell.startup, ...(development ? [development.script] : [])],
        inlineStyles: [css],
        ...(development && { development: development.origins }),
      }),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
    },
  };
}
