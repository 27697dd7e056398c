import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "../api/localize.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Headers of the sandbox's pages: only scripts and styles from files of this origin, and nothing inline. */
export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
} as const;

interface PageParts {
  readonly title: string;
  /** Language of the text; English by default. */
  readonly language?: Language | undefined;
  readonly script?: "console.js";
  readonly body: Html;
}

export async function page({ title, language, script, body }: PageParts): Promise<string> {
  const whole = await html`<!doctype html>
<html lang="${language ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="/sandbox/assets/brand.svg" type="image/svg+xml">
${["tokens.css", "base.css", "sandbox.css"].map((name) => html`<link rel="stylesheet" href="/sandbox/assets/${name}">`)}
${script === undefined ? "" : raw(`<script src="/sandbox/assets/${script}" defer></script>`)}
</head>
${body}
</html>`;
  return String(whole);
}
