import type { Environment } from "@lending/bridge/environment";
import { LOCALES, type Locale } from "@lending/ui/locales";
import { CONTENT_NAME } from "../first-paint/joinFirstPaint.ts";
import type { FirstPaint } from "../manifest/index.ts";
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

/** Hides the first paint without scripts and in an unsupported browser, so that only the message is visible. */
export const noScriptCss = "#skeleton>[data-first-paint],#skeleton>main{display:none}";

/** Returns the message for browsers without scripts. It replaces the content of its document. */
export function noScriptElement({ brandName, locale, servicePhone }: Environment, unknown: FirstPaint): string {
  const { advice, call } = noScriptMessages;
  const phone = `<a href="tel:${servicePhone.replace(/[^+\d]/g, "")}">${servicePhone}</a>`;
  const language = /^[se]/.test(locale) ? "" : ` lang="${locale}"`;
  const html = translate(unknown.html, locale);
  const back = /data-back="".*?aria-label="([^"]*)"/.exec(html)?.[1] ?? "";
  const retry = /data-retry=""[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
  // Without scripts a link cannot go back in the history, so Back opens the home page, which works without scripts.
  const controls = `<a role="button" href="/">${back}</a> <a role="button" href="">${retry}</a>`;
  const message = `<main class="unscripted"${language}><h1>${escapeHtml(brandName)}</h1><p>${advice[locale]}</p><p>${call[locale]} ${phone}</p><p>${controls}</p></main>`;
  return `<noscript><style>${noScriptCss}</style>${message}</noscript>`;
}

/** Shows the texts of a language in HTML that contains those of all languages; see first-paint/joinFirstPaint. */
function translate(html: string, locale: Locale): string {
  const choose = (texts: string) => texts.split("|")[LOCALES.indexOf(locale)] || texts.replace(/\|.*/, "");
  return html
    .replace(/(data-words="([^"]*)"[^>]*>)[^<]*/g, (_, tag: string, texts: string) => tag + choose(texts))
    .replace(
      /aria-label="[^"]*"([^>]*data-label="([^"]*)")/g,
      (_, rest: string, texts: string) => `aria-label="${choose(texts)}"${rest}`,
    );
}

/** Returns the HTML of a first paint in the deployment's language. */
export const firstPaintHtml = (html: string, { locale, brandName }: Environment) =>
  translate(html, locale).replace(/data-brand="">/g, () => `data-brand="">${escapeHtml(brandName)}`);

/** Returns the template of a first paint. The document has its rules. */
export const firstPaintTemplate = (id: string, firstPaint: FirstPaint, environment: Environment) =>
  `<template id="${id}">${firstPaintHtml(firstPaint.html + (firstPaint.controls ?? ""), environment)}</template>`;

/**
 * Splits rules into those of an HTML and the others, each rule once. Both keep their order, and no class has rules in both, so that no
 * rule overrides another one than before.
 */
export function splitRules(rules: readonly string[], html: string): readonly [first: string, later: string] {
  const later = new Set(rules);
  const used = new Set(html.match(CONTENT_NAME));
  let size = -1;
  while (size !== later.size) {
    size = later.size;
    for (const rule of later) {
      const names = rule.match(CONTENT_NAME) ?? [];
      if (names.length > 0 && !names.some((name) => used.has(name))) continue;
      for (const name of names) used.add(name);
      later.delete(rule);
    }
  }
  const first = [...new Set(rules)].filter((rule) => !later.has(rule));
  return [first.join(""), [...later].join("")];
}

const namesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const DECLARATION = /(--[\w-]+):([^;}]*);?/g;

/** Removes from the first rule of a stylesheet the custom properties that the first rule of a later one sets again. */
export function withoutRepeated(css: string, later: string): string {
  const repeated = new Set(namesOf(later.replace(/\}[\s\S]*/, ""), /(--[\w-]+):/g));
  return css.replace(/^[^}]*/, (rule) =>
    rule.replace(DECLARATION, (all, name: string) => (repeated.has(name) ? "" : all)),
  );
}

/** Returns a stylesheet without the custom properties that neither its rules nor `others` use. */
export function withUsedProperties(css: string, others: string): string {
  const used = new Set(namesOf(css.replace(DECLARATION, "") + others, /var\((--[\w-]+)/g));
  let size = -1;
  while (size !== used.size) {
    size = used.size;
    for (const [, name = "", value = ""] of css.matchAll(DECLARATION))
      if (used.has(name)) for (const one of namesOf(value, /var\((--[\w-]+)/g)) used.add(one);
  }
  return css
    .replace(DECLARATION, (all, name: string) => (used.has(name) ? all : ""))
    .replace(/:root\{\}/g, "")
    .replace(/@media[^{}]*\{\}/g, "");
}
