import path from "node:path";
import { fileURLToPath } from "node:url";
import { respond } from "@lending/edge/body";
import { contentTypeOf } from "@lending/releases/store/Store";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "../api/localize.ts";
import type { Lender } from "../lender/createLender.ts";
import { createFileReader } from "../serveBuilds.ts";
import type { ServerApp, ServerContext } from "../server/serverTypes.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Headers of the sandbox's pages: no script, and only styles from files of this origin. */
export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
} as const;

interface PageParts {
  readonly title: string;
  /** Language of the text; English by default. */
  readonly language?: Language | undefined;
  readonly body: Html;
}

export async function page({ title, language, body }: PageParts): Promise<string> {
  const whole = await html`<!doctype html>
<html lang="${language ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="/sandbox/assets/brand.svg" type="image/svg+xml">
${["tokens.css", "base.css", "sandbox.css"].map((name) => html`<link rel="stylesheet" href="/sandbox/assets/${name}">`)}
</head>
${body}
</html>`;
  return String(whole);
}

const folder = path.join(import.meta.dirname, "..", "assets");
const brandSheets = path.dirname(fileURLToPath(import.meta.resolve("@lending/ui/tokens.css")));

const folderOf = (name: string) => (/^(?:tokens|base)\.css$/.test(name) ? brandSheets : folder);

/** Serves /sandbox/assets/<file>: product logos, and the style sheets of the sandbox's pages. */
export function mountSandboxAssets(app: ServerApp): void {
  const read = createFileReader();

  function serve(context: ServerContext, name: string): Promise<Response> | Response {
    const body = /^[\w-]+\.(?:svg|css)$/.test(name) ? read(path.join(folderOf(name), name)) : undefined;
    if (!body) return context.text("File not found.", 404, { "cache-control": "no-store" });
    const headers = {
      "content-type": contentTypeOf(name),
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    };
    return respond(context.req.raw, body, { headers });
  }

  app.get("/sandbox/assets/:file", (context) => serve(context, context.req.param("file")));
  for (const icon of ["/favicon.ico", "/favicon.svg"]) app.get(icon, (context) => serve(context, "brand.svg"));
}

/** Serves /sandbox/uploads/<name>, a borrower's picture. Its random name is the only protection. */
export function mountUploads(app: ServerApp, lender: Lender): void {
  app.get("/sandbox/uploads/:name", (context) => {
    const upload = lender.uploads.read(context.req.param("name"));
    if (upload === undefined) return context.text("Picture not found.", 404, { "cache-control": "no-store" });
    return context.body(upload.bytes, 200, {
      "content-type": upload.mediaType,
      "cache-control": "private, max-age=86400",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  });
}
