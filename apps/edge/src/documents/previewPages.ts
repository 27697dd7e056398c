import type { Environment } from "@lending/bridge/environment";
import { escapeHtml } from "@lending/federation/document";
import type { Release, Variant } from "@lending/releases/formats/Release";
import { plainPage } from "@lending/releases/serverPages";
import { describeVariant, opensPreview } from "@lending/releases/variants";
import { createCookies, NO_STORE } from "../http/headers.ts";
import { acceptPreview, readPreview } from "./readVisitor.ts";

const css = [
  "h1{font-size:1.375rem;line-height:1.3}",
  "button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;margin-top:16px;padding:12px;border:1px solid #0b655f;border-radius:12px;font:inherit;font-weight:700;text-align:center;text-decoration:none}",
  "button{background:#0b655f;color:#fff}",
  "a{background:#fff;color:#0b655f}",
].join("");

type Locale = Environment["locale"];

const english = {
  title: "Open an unreleased version?",
  question: (what: string) => `${what} takes the place of the live one, on this phone only.`,
  lasts: (until: string, by: string) => `It ends by itself on ${until}. It was made by ${by}.`,
  warning: "This is for people who test the site. If this link is not from the team, continue without it.",
  open: "Open it",
  without: "Continue without it",
  closedTitle: "This link opens nothing",
  closed: "It is too old, or it was ended.",
};
const texts: Readonly<Record<Locale, typeof english>> = {
  source: english,
  "en-PH": english,
  "fil-PH": {
    title: "Buksan ang bersyong hindi pa inilalabas?",
    question: (what) => `Papalitan ng ${what} ang kasalukuyang bersyon, sa phone na ito lang.`,
    lasts: (until, by) => `Kusa itong matatapos sa ${until}. Ginawa ito ni ${by}.`,
    warning: "Para ito sa mga nagte-test ng site. Kung hindi galing sa team ang link na ito, magpatuloy nang wala ito.",
    open: "Buksan",
    without: "Magpatuloy nang wala ito",
    closedTitle: "Walang mabubuksan ang link na ito",
    closed: "Luma na ito, o tinapos na.",
  },
  "zh-CN": {
    title: "打开尚未发布的版本？",
    question: (what) => `仅在此手机上，用 ${what} 代替线上版本。`,
    lasts: (until, by) => `将于 ${until} 自动结束。由 ${by} 创建。`,
    warning: "此链接仅供测试人员使用。如果不是团队成员发给您的，请不要打开。",
    open: "打开",
    without: "不打开，继续",
    closedTitle: "此链接无法打开任何内容",
    closed: "链接已过期或已被结束。",
  },
};

const isLocale = (text: string): text is Locale => Object.hasOwn(texts, text);

const untilFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Manila",
  dateStyle: "medium",
  timeStyle: "short",
});

interface Offer {
  /** Undefined when the link opens nothing. */
  readonly variant: Variant | undefined;
  readonly locale: Locale;
  /** The same address without the link. */
  readonly onward: string;
}

/**
 * Renders the page of a preview's link: it states what is not live, and a tap opens it. So neither the link alone nor a chat's
 * preview opens anything, and a person who received it by mistake can continue. The page runs no script.
 */
function offerPage({ variant, locale, onward }: Offer): Response {
  const { title, question, lasts, warning, open, without, closedTitle, closed } = texts[locale];
  const until = variant?.link ? untilFormat.format(new Date(variant.link.until)) : "";
  const paragraphs = variant ? [question(describeVariant(variant)), lasts(until, variant.by), warning] : [closed];
  const heading = variant ? title : closedTitle;
  const main = [
    `<h1>${heading}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    variant ? `<form method="post"><button>${open}</button></form>` : "",
    `<a href="${escapeHtml(onward)}">${without}</a>`,
  ];
  const { headers, html } = plainPage({
    language: locale === "source" ? "en" : locale,
    title: heading,
    main: main.join(""),
    css,
    hasForm: true,
  });
  return new Response(html, { status: variant ? 200 : 403, headers });
}

/** Returns whether a form of this site sends the request. Browsers without `sec-fetch-site` send the origin of a POST. */
function isOwnForm({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin") ?? "";
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/**
 * Responds to the link of a preview (`?variant=<id>.<secret>`), to the tap on its page, and to leaving (`?variant=off`). Undefined
 * for any other request.
 */
export function respondPreview(request: Request, release: Release, environment: Environment): Response | undefined {
  const url = new URL(request.url);
  const parameter = url.searchParams.get("variant") ?? "";
  const isLeaving = parameter === "off" && request.method !== "POST";
  if (!isLeaving && !parameter.includes(".")) return undefined;
  url.searchParams.delete("variant");
  // Two slashes at the start would name another host.
  const onward = url.pathname.replace(/^\/+/, "/") + url.search;
  const cookies = createCookies(request);
  const open = (cookie: string) =>
    new Response(null, { status: 303, headers: { ...NO_STORE, location: onward, "set-cookie": cookie } });
  if (isLeaving) return open(cookies.write("variant", "", 0));
  const link = readPreview(parameter);
  const variant = link && release.variants.find((one) => one.id === link[0] && opensPreview(one, link[1], Date.now()));
  if (link && variant && request.method === "POST" && isOwnForm(request)) return open(acceptPreview(link, cookies));
  const lang = url.searchParams.get("lang") ?? "";
  return offerPage({ variant, onward, locale: isLocale(lang) ? lang : environment.locale });
}
