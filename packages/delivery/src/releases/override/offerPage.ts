import type { Environment } from "@lending/bridge/environment";
import { escapeHtml, fillIn, overrideMessages } from "@lending/federation/document";
import { plainPage } from "../plainPage.ts";
import type { Override } from "./Override.ts";

interface Offer {
  /** Undefined when the link opens nothing. */
  readonly override: Override | undefined;
  readonly minutes: number;
  /** The language in the address, or any other text. */
  readonly locale: string;
  readonly environment: Environment;
  /** The same address without the link. */
  readonly onward: string;
}

const css = [
  "h1{font-size:1.375rem;line-height:1.3}",
  "button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;margin-top:16px;padding:12px;border:1px solid #0b655f;border-radius:12px;font:inherit;font-weight:700;text-align:center;text-decoration:none}",
  "button{background:#0b655f;color:#fff}",
  "a{background:#fff;color:#0b655f}",
].join("");

const isLocale = (text: string): text is Environment["locale"] => Object.hasOwn(overrideMessages, text);

/**
 * Renders the page of an override link: it shows which remote comes from where, and a tap opens it. So neither the link alone nor
 * a chat's preview opens anything, and a person who received it by mistake can continue. The page runs no script.
 */
export function offerPage({ override, minutes, locale, environment, onward }: Offer) {
  const language = isLocale(locale) ? locale : environment.locale;
  const messages = overrideMessages[language];
  const values = override && {
    remote: override.remote,
    version: override.version,
    from: new URL(override.from).host,
    by: override.by,
    minutes: String(minutes),
  };
  const textOf = (text: string) => escapeHtml(fillIn(text, values ?? {}));
  const main = override
    ? `<h1>${textOf(messages.title)}</h1><p>${textOf(messages.question)}</p><p>${textOf(messages.lasts)}</p><p>${textOf(messages.warning)}</p><form method="post"><button>${textOf(messages.open)}</button></form>`
    : `<h1>${textOf(messages.closedTitle)}</h1><p>${textOf(messages.closed)}</p>`;
  const { headers, html } = plainPage({
    language: language === "source" ? "en" : language,
    title: override ? messages.title : messages.closedTitle,
    main: `${main}<a href="${escapeHtml(onward)}">${textOf(messages.without)}</a>`,
    css,
    hasForm: true,
  });
  return { status: override ? 200 : 403, headers, body: html };
}
