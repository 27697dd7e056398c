import { sha256 } from "./contentSecurityPolicy.ts";
import { escapeHtml } from "./escape.ts";

const baseCss = [
  "body{margin:0;background:#f1f5f3;color:#13211f;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}",
  "main{max-width:30rem;margin:0 auto;padding:32px 16px}",
  ":focus-visible{outline:3px solid #0a3f8f;outline-offset:2px}",
  "@media (prefers-color-scheme:dark){body{background:#0d1514;color:#e9f1ee}}",
].join("");

interface PlainPage {
  /** The language tag of the page. */
  readonly language: string;
  readonly title: string;
  /** The content as HTML. */
  readonly main: string;
  /** Added to the styles of every such page. */
  readonly css: string;
  readonly hasForm?: boolean;
}

/** Renders a page of the server itself, without scripts, and its headers, which allow only its styles and its form. */
export function plainPage({ language, title, main, css, hasForm = false }: PlainPage) {
  const styles = baseCss + css;
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; img-src data:; style-src ${sha256(styles)}; form-action ${hasForm ? "'self'" : "'none'"}; base-uri 'none'; frame-ancestors 'none'`,
      // A form needs its origin in the referrer, and nothing more of the address.
      "referrer-policy": hasForm ? "strict-origin" : "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body><main>${main}</main></body></html>`,
  };
}
