import { requestLanguage } from "@lending/bridge/launch";
import { LOCALES, type Locale } from "@lending/ui/locales";
import { escapeHtml } from "./escape.ts";

/** Texts of a developer's override: its confirmation page and its badge. `{name}` is a placeholder. */
const english = {
  title: "Open an unreleased version?",
  question: "{remote} {version} from {from} takes the place of the live one, on this phone only.",
  lasts: "It ends by itself in {minutes} minutes. It was made by {by}.",
  warning: "This is for developers. If nobody of the team gave you this link, go on without it.",
  open: "Open it",
  without: "Go on without it",
  closedTitle: "This link opens nothing",
  closed: "It is too old, it was opened on another phone, or this site does not allow it.",
  badge: "Not live: {remote} {version} from {from}",
  leave: "Leave",
};

type OverrideTexts = Readonly<typeof english>;

/**
 * Texts by language. They are part of the document, so they are available even when the overridden remote breaks the
 * page.
 */
export const overrideMessages: Readonly<Record<Locale, OverrideTexts>> = {
  source: english,
  "en-PH": english,
  "fil-PH": {
    title: "Buksan ang bersyong hindi pa inilalabas?",
    question: "Papalitan ng {remote} {version} mula sa {from} ang kasalukuyang bersyon, sa phone na ito lang.",
    lasts: "Kusa itong matatapos sa loob ng {minutes} minuto. Ginawa ito ni {by}.",
    warning: "Para ito sa mga developer. Kung hindi galing sa team ang link na ito, magpatuloy nang wala ito.",
    open: "Buksan",
    without: "Magpatuloy nang wala ito",
    closedTitle: "Walang mabubuksan ang link na ito",
    closed: "Luma na ito, nabuksan na sa ibang phone, o hindi ito pinapayagan ng site na ito.",
    badge: "Hindi pa live: {remote} {version} mula sa {from}",
    leave: "Umalis",
  },
  "zh-CN": {
    title: "打开尚未发布的版本？",
    question: "仅在此手机上，用来自 {from} 的 {remote} {version} 代替线上版本。",
    lasts: "{minutes} 分钟后自动结束。由 {by} 创建。",
    warning: "此链接仅供开发人员使用。如果不是团队成员发给您的，请不要打开。",
    open: "打开",
    without: "不打开，继续",
    closedTitle: "此链接无法打开任何内容",
    closed: "链接已过期、已在另一部手机上打开，或此网站不允许使用。",
    badge: "非线上版本：来自 {from} 的 {remote} {version}",
    leave: "退出",
  },
};

/** Replaces the placeholders of a text by their values. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The remote that is overridden in a document, for one phone. */
export interface DocumentOverride {
  readonly remote: string;
  readonly version: string;
  /** Folder of its files: "http://localhost:4101/". */
  readonly from: string;
  /**
   * Only for a development server: what the developer tools show and use. `link` is the parameter that opens the override again.
   * The registry contains no release, because no event may count for it.
   */
  readonly tools?: { readonly link: string; readonly release: number };
}

const languages = LOCALES.map((locale) => [locale, requestLanguage(locale)] as const);
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

// Switches the developer tools on, which read the link; see apps/shell/src/developer.
const toolsScript = 'try{sessionStorage["tab.tools"]=sessionStorage["tab.tools"]||"{}"}catch(e){}';

/**
 * Returns the badge of an override, with a button to leave it. The badge is part of the document and needs neither the
 * shell nor the remote, so it appears even when they fail. It contains every language; the document's `lang` selects
 * the visible one.
 */
export function overrideBadge({ remote, version, from, tools }: DocumentOverride) {
  const inEach = (key: keyof OverrideTexts) =>
    languages
      .map(([locale, tag]) => {
        const text = fillIn(overrideMessages[locale][key], { remote, version, from: new URL(from).host });
        return `<span lang="${tag}">${escapeHtml(text)}</span>`;
      })
      .join("");
  const data = tools
    ? ` data-link="${escapeHtml(tools.link)}" data-remote="${escapeHtml(remote)}" data-release="${tools.release}"`
    : "";
  return {
    css,
    script: tools ? `${script};${toolsScript}` : script,
    html: `<aside id="override"${data} aria-labelledby="override-what"><p id="override-what">${inEach("badge")}</p><a id="override-leave" href="?override=off">${inEach("leave")}</a></aside>`,
  };
}
