import type { Environment } from "@lending/bridge/environment";
import { escapeHtml, fillIn, plainPage, previewMessages } from "@lending/federation/document";
import type { Release, Variant } from "@lending/releases/formats/Release";
import { describeVariant, opensPreview } from "@lending/releases/variants";
import { createCookies, NO_STORE } from "../http/headers.ts";
import { acceptPreview, readPreview } from "./readVisitor.ts";

const css = [
  "h1{font-size:1.375rem;line-height:1.3}",
  "button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;margin-top:16px;padding:12px;border:1px solid #0b655f;border-radius:12px;font:inherit;font-weight:700;text-align:center;text-decoration:none}",
  "button{background:#0b655f;color:#fff}",
  "a{background:#fff;color:#0b655f}",
].join("");

const isLocale = (text: string): text is Environment["locale"] => Object.hasOwn(previewMessages, text);

const untilFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Manila",
  dateStyle: "medium",
  timeStyle: "short",
});

interface Offer {
  /** Undefined when the link opens nothing. */
  readonly variant: Variant | undefined;
  readonly locale: Environment["locale"];
  /** The same address without the link. */
  readonly onward: string;
}

/**
 * Renders the page of a preview's link: it states what is not live, and a tap opens it. So neither the link alone nor a chat's
 * preview opens anything, and a person who received it by mistake can continue. The page runs no script.
 */
function offerPage({ variant, locale, onward }: Offer): Response {
  const messages = previewMessages[locale];
  const until = variant?.link ? untilFormat.format(new Date(variant.link.until)) : "";
  const values = { what: variant ? describeVariant(variant) : "", by: variant?.by ?? "", until };
  const textOf = (text: string) => escapeHtml(fillIn(text, values));
  const main = variant
    ? `<h1>${textOf(messages.title)}</h1><p>${textOf(messages.question)}</p><p>${textOf(messages.lasts)}</p><p>${textOf(messages.warning)}</p><form method="post"><button>${textOf(messages.open)}</button></form>`
    : `<h1>${textOf(messages.closedTitle)}</h1><p>${textOf(messages.closed)}</p>`;
  const { headers, html } = plainPage({
    language: locale === "source" ? "en" : locale,
    title: variant ? messages.title : messages.closedTitle,
    main: `${main}<a href="${escapeHtml(onward)}">${textOf(messages.without)}</a>`,
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
