import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { type PolicySection, writePrivacyPolicy } from "./privacyPolicy.ts";

// System colours keep the page readable in the theme of the page that frames it.
const css = [
  ":root{color-scheme:light dark}",
  "body{margin:0 auto;padding:16px 20px 32px;max-width:42rem;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;overflow-wrap:anywhere}",
  "h1{font-size:1.375rem;line-height:1.25;margin:8px 0 0}h2{font-size:1.125rem;line-height:1.3;margin:24px 0 0}p,ul{margin:8px 0 0}ul{padding-left:1.25rem}li+li{margin-top:4px}",
].join("");

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const section = ({ title, paragraphs, points = [] }: PolicySection) =>
  [
    `<h2>${escapeHtml(title)}</h2>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(points.length > 0 ? ["<ul>", ...points.map((point) => `<li>${escapeHtml(point)}</li>`), "</ul>"] : []),
  ].join("\n");

/**
 * Renders the policy as a standalone HTML page: text only, without scripts or requests, so that it can be framed
 * without permissions.
 */
export function renderPolicyPage(): string {
  const hash = createHash("sha256").update(css).digest("base64");
  return `${[
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'sha256-${hash}'">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Privacy Policy</title><style>${css}</style></head><body>`,
    "<h1>Privacy Policy</h1>",
    ...writePrivacyPolicy().map(section),
    "</body></html>",
  ].join("\n")}\n`;
}

// As a command it regenerates the page. Run it after a change of the text; a test fails while the page is outdated.
if (import.meta.main) writeFileSync(path.join(import.meta.dirname, "privacy-policy.html"), renderPolicyPage());
