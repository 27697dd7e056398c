import type { Locale } from "@lending/ui/locales";
import { escapeHtml } from "./escape.ts";

/** Texts of a preview: its confirmation page and its bar. `{name}` is a placeholder. */
const english = {
  title: "Open an unreleased version?",
  question: "{what} takes the place of the live one, on this phone only.",
  lasts: "It ends by itself on {until}. It was made by {by}.",
  warning: "This is for people who test the site. If nobody of the team gave you this link, go on without it.",
  open: "Open it",
  without: "Go on without it",
  closedTitle: "This link opens nothing",
  closed: "It is too old, or it was ended.",
  bar: "Not live: {what}",
  leave: "Leave",
};

type PreviewTexts = Readonly<typeof english>;

/**
 * Texts by language. They are part of the document, so they are available even when the previewed version breaks the
 * page.
 */
export const previewMessages: Readonly<Record<Locale, PreviewTexts>> = {
  source: english,
  "en-PH": english,
  "fil-PH": {
    title: "Buksan ang bersyong hindi pa inilalabas?",
    question: "Papalitan ng {what} ang kasalukuyang bersyon, sa phone na ito lang.",
    lasts: "Kusa itong matatapos sa {until}. Ginawa ito ni {by}.",
    warning: "Para ito sa mga nagte-test ng site. Kung hindi galing sa team ang link na ito, magpatuloy nang wala ito.",
    open: "Buksan",
    without: "Magpatuloy nang wala ito",
    closedTitle: "Walang mabubuksan ang link na ito",
    closed: "Luma na ito, o tinapos na.",
    bar: "Hindi pa live: {what}",
    leave: "Umalis",
  },
  "zh-CN": {
    title: "打开尚未发布的版本？",
    question: "仅在此手机上，用 {what} 代替线上版本。",
    lasts: "将于 {until} 自动结束。由 {by} 创建。",
    warning: "此链接仅供测试人员使用。如果不是团队成员发给您的，请不要打开。",
    open: "打开",
    without: "不打开，继续",
    closedTitle: "此链接无法打开任何内容",
    closed: "链接已过期或已被结束。",
    bar: "非线上版本：{what}",
    leave: "退出",
  },
};

/** Replaces the placeholders of a text by their values. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

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
  const { bar, leave } = previewMessages[locale];
  return {
    css,
    script,
    html: `<aside id="preview" aria-labelledby="preview-what"><p id="preview-what">${escapeHtml(fillIn(bar, { what }))}</p><a id="preview-leave" href="?variant=off">${leave}</a></aside>`,
  };
}
