import { createHash } from "node:crypto";
import type { Environment } from "@lending/bridge/environment";
import { escapeHtml, fillIn, overrideMessages } from "@lending/federation/document";
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
  "body{margin:0;background:#f1f5f3;color:#13211f;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}",
  "main{max-width:30rem;margin:0 auto;padding:32px 16px}",
  "h1{font-size:1.375rem;line-height:1.3}",
  "button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;margin-top:16px;padding:12px;border:1px solid #0b655f;border-radius:12px;font:inherit;font-weight:700;text-align:center;text-decoration:none}",
  "button{background:#0b655f;color:#fff}",
  "a{background:#fff;color:#0b655f}",
  ":focus-visible{outline:3px solid #0a3f8f;outline-offset:2px}",
  "@media (prefers-color-scheme:dark){body{background:#0d1514;color:#e9f1ee}}",
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
  const title = escapeHtml(override ? messages.title : messages.closedTitle);
  const style = createHash("sha256").update(css).digest("base64");
  return {
    status: override ? 200 : 403,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; img-src data:; style-src 'sha256-${style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // The form needs its origin in the referrer, and nothing more of the address.
      "referrer-policy": "strict-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
    body: `<!doctype html><html lang="${language === "source" ? "en" : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${css}</style></head><body><main>${main}<a href="${escapeHtml(onward)}">${textOf(messages.without)}</a></main></body></html>`,
  };
}
