import type { Environment } from "@lending/bridge/environment";
import type { ShellManifest } from "../manifest/index.ts";
import type { RoutePreloads } from "../manifest/routePreloads.ts";
import { controlLabels } from "../startup/skeletonControls.ts";
import { escapeHtml } from "./escape.ts";

const advice =
  "This page cannot run here. Please update our app and Android System WebView, or iOS. In a browser, turn on JavaScript.";
const call = "Need help? Call us:";

/** Messages of a page that needs scripts, for browsers with scripts disabled and for unsupported browsers. */
const noScriptMessages = {
  advice: {
    source: advice,
    "en-PH": advice,
    "fil-PH":
      "Hindi gumagana rito ang page na ito. Paki-update ang app namin at ang Android System WebView, o ang iOS. Sa browser, paki-on ang JavaScript.",
    "zh-CN": "此页面无法在这里运行。请更新我们的应用以及 Android System WebView 或 iOS；在浏览器中请启用 JavaScript。",
  },
  // Precedes the phone number of customer service.
  call: { source: call, "en-PH": call, "fil-PH": "Kailangan ng tulong? Tawagan kami:", "zh-CN": "需要帮助？请致电：" },
};

/** Hides the skeleton without scripts and in an unsupported browser, so that only the message is visible. */
export const noScriptCss = "#skeleton>.sk-page,#skeleton>main{display:none}";

/** Returns the message for browsers without scripts. It replaces the content of its document. */
export function noScriptElement({ brandName, locale, servicePhone }: Environment): string {
  const { advice, call } = noScriptMessages;
  const phone = `<a href="tel:${servicePhone.replace(/[^+\d]/g, "")}">${servicePhone}</a>`;
  const language = /^[se]/.test(locale) ? "" : ` lang="${locale}"`;
  const [back, retry] = controlLabels(locale);
  // Without scripts a link cannot go back in the history, so Back opens the home page, which works without scripts.
  const controls = `<a role="button" href="/">${back}</a> <a role="button" href="">${retry}</a>`;
  const message = `<main class="sk-unscripted"${language}><h1>${escapeHtml(brandName)}</h1><p>${advice[locale]}</p><p>${call[locale]} ${phone}</p><p>${controls}</p></main>`;
  return `<noscript><style>${noScriptCss}</style>${message}</noscript>`;
}

interface Parts {
  readonly skeletons: ShellManifest["skeletons"];
  /** Title and skeleton of the path, or undefined for a path without an owner. */
  readonly preloads: Pick<RoutePreloads, "skeleton" | "title"> | undefined;
  readonly environment: Environment;
}

/** Returns the skeleton of the next screen with its title, so that the first paint needs no script. */
export function skeletonElement({ skeletons, preloads, environment }: Parts): string {
  const [back, retry] = controlLabels(environment.locale);
  const noScript = noScriptElement(environment);
  // The title of an unknown path is set later, by the shell.
  const kind = preloads?.skeleton ?? "blank";
  const html = skeletons[kind];
  if (!html) return `<div id="skeleton">${noScript}</div>`;
  const title = preloads ? escapeHtml(preloads.title[environment.locale] || preloads.title.source) : "";
  const fill = (text: string) =>
    text
      .replace('aria-label="Back"', `aria-label="${back}"`)
      .replace("data-retry>Retry", `data-retry>${retry}`)
      .replace("data-title>", () => `data-title>${title}`)
      .replace("data-brand>", () => `data-brand>${escapeHtml(environment.brandName)}`);
  return `<div id="skeleton" data-kind="${kind}">${noScript}${fill(html)}</div>`;
}

interface TemplateParts extends Pick<Parts, "skeletons" | "preloads"> {
  /** Whether the document contains a prerendered public page. */
  readonly isPage: boolean;
}

/**
 * The skeletons of later screens. Public pages link only to other public pages and are complete HTML, so they need no
 * skeleton but their own, which is shown in another language. The layout of a single path (data-own) is only in the
 * document of that path; a navigation from another path shows the skeleton of a form.
 */
export const skeletonTemplates = ({ skeletons, preloads, isPage }: TemplateParts) =>
  Object.entries(skeletons)
    .filter(([kind, html]) => (isPage ? kind === preloads?.skeleton : !html.includes("data-own")))
    .map(([kind, html]) => `<template id="skeleton-${kind}">${html}</template>`);
