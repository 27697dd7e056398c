import type { Locale } from "@lending/ui/locales";
import { escapeHtml } from "./escape.ts";

const english = { notLive: (what: string) => `Not live: ${what}`, leave: "Leave" };

/**
 * Texts by language. They are part of the document, so they are available even when the previewed version breaks the
 * page.
 */
const messages: Readonly<Record<Locale, typeof english>> = {
  source: english,
  "en-PH": english,
  "fil-PH": { notLive: (what) => `Hindi pa live: ${what}`, leave: "Umalis" },
  "zh-CN": { notLive: (what) => `非线上版本：${what}`, leave: "退出" },
};

// Sticky at the top of the page and in normal flow, so it covers nothing when the page opens. Dialogs are above it.
const css = [
  // Prevents focused elements from scrolling below the bar.
  "html{scroll-padding-top:64px}",
  "#preview{position:sticky;z-index:3;top:0;display:flex;align-items:center;justify-content:space-between;gap:8px;min-height:48px;",
  "padding:env(safe-area-inset-top,0px) 0 0 16px;background:var(--surface-inverse);color:var(--on-inverse);",
  "font-size:var(--text-meta);line-height:var(--lh-meta)}",
  "#preview p{overflow-wrap:anywhere}",
  "#preview a{display:flex;flex:none;align-items:center;min-height:48px;padding:0 16px;color:inherit;font-weight:var(--weight-bold)}",
  "#preview a:focus-visible{outline-color:var(--on-inverse);outline-offset:-6px}",
].join("");

// Keep the rest of the address, which identifies the order.
const script =
  'document.getElementById("preview-leave").onclick=function(e){var u=new URL(location.href);e.preventDefault();u.searchParams.set("variant","off");location.replace(u.href)}';

/**
 * Returns the bar of a preview in the deployment's language, with a link to leave it. The bar is part of the document and needs
 * neither the shell nor the remote, so it appears even when they fail.
 */
export function previewBar(what: string, locale: Locale) {
  const { notLive, leave } = messages[locale];
  return {
    css,
    script,
    html: `<aside id="preview" aria-labelledby="preview-what"><p id="preview-what">${escapeHtml(notLive(what))}</p><a id="preview-leave" href="?variant=off">${leave}</a></aside>`,
  };
}
