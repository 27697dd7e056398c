import type { Locale } from "@lending/bridge/environment";
import { escapeHtml } from "./escapeHtml.ts";
import { fillIn, type OverrideWords, overrideWords } from "./overrideWords.ts";

/** One remote of a document that is not the live one, for one phone. */
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

// At the head of the page and in its flow: nothing lies under it when the page opens, and it gives way to dialogs.
const css = [
  // What takes the focus is not scrolled under it.
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

// The rest of the address stays: it says which order the page is of.
const script =
  'document.getElementById("override-leave").onclick=function(e){var u=new URL(location.href);e.preventDefault();u.searchParams.set("override","off");location.replace(u.href)}';

/**
 * The badge of an override, with a way out. It stands in the document and needs neither the shell nor the remote, so that it is
 * there whatever they do; every language is in it, and the document's own `lang` says which one shows.
 */
export function overrideBadge({ remote, version, from }: DocumentOverride) {
  const inEach = (key: keyof OverrideWords) =>
    languages
      .map(([locale, tag]) => {
        const words = fillIn(overrideWords[locale][key], { remote, version, from: new URL(from).host });
        return `<span lang="${tag}">${escapeHtml(words)}</span>`;
      })
      .join("");
  return {
    css,
    script,
    html: `<aside id="override" aria-labelledby="override-what"><p id="override-what">${inEach("badge")}</p><a id="override-leave" href="?override=off">${inEach("leave")}</a></aside>`,
  };
}
