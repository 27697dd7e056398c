import type { Locale } from "@lending/ui/locale";
import { escapeHtml } from "./escapeHtml.ts";
import { fillIn, type OverrideWords, overrideWords } from "./overrideWords.ts";

/** The remote that is overridden in a document, for one phone. */
export interface DocumentOverride {
  readonly remote: string;
  readonly version: string;
  /** Folder of its files: "http://localhost:4101/". */
  readonly from: string;
}

const languages: readonly (readonly [Locale, string])[] = [
  ["source", "en"],
  ["en-PH", "en-PH"],
  ["fil-PH", "fil-PH"],
  ["zh-CN", "zh-CN"],
];
const others = languages.slice(1).map(([, tag]) => tag);

// Sticky at the top of the page and in normal flow, so it covers nothing when the page opens. Dialogs are above it.
const css = [
  // Prevents focused elements from scrolling below the badge.
  "html{scroll-padding-top:64px}",
  "#override{position:sticky;z-index:3;top:0;display:flex;align-items:center;justify-content:space-between;gap:8px;min-height:48px;",
  "padding:env(safe-area-inset-top,0px) 0 0 16px;background:var(--surface-inverse);color:var(--on-inverse);",
  "font-size:var(--text-meta);line-height:var(--lh-meta)}",
  "#override p{overflow-wrap:anywhere}",
  "#override a{display:flex;flex:none;align-items:center;min-height:48px;padding:0 16px;color:inherit;font-weight:var(--weight-bold)}",
  "#override a:focus-visible{outline-color:var(--on-inverse);outline-offset:-6px}",
  "#override [lang]{display:none}",
  ...others.map((tag) => `html[lang="${tag}"] #override [lang="${tag}"]{display:inline}`),
  `html${others.map((tag) => `:not([lang="${tag}"])`).join("")} #override [lang="en"]{display:inline}`,
].join("");

// Keep the rest of the address, which identifies the order.
const script =
  'document.getElementById("override-leave").onclick=function(e){var u=new URL(location.href);e.preventDefault();u.searchParams.set("override","off");location.replace(u.href)}';

/**
 * Returns the badge of an override, with a button to leave it. The badge is part of the document and needs neither the
 * shell nor the remote, so it appears even when they fail. It contains every language; the document's `lang` selects
 * the visible one.
 */
export function overrideBadge({ remote, version, from }: DocumentOverride) {
  const inEach = (key: keyof OverrideWords) =>
    languages
      .map(([locale, tag]) => {
        const text = fillIn(overrideWords[locale][key], { remote, version, from: new URL(from).host });
        return `<span lang="${tag}">${escapeHtml(text)}</span>`;
      })
      .join("");
  return {
    css,
    script,
    html: `<aside id="override" aria-labelledby="override-what"><p id="override-what">${inEach("badge")}</p><a id="override-leave" href="?override=off">${inEach("leave")}</a></aside>`,
  };
}
