import { originOf, type ServerApp, type ServerContext } from "../server/serverTypes.ts";
import { type CompressedBody, compressedBody } from "./compressedBody.ts";
import type { Site } from "./Site.ts";
import { respondWith } from "./serveFile.ts";

const DOCUMENTS_MAX = 50;

/** Default headers of documents. The composer can replace them. */
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
} as const;

/** Endpoint for reports of policy violations, which the console shows. */
const REPORT_URI = "/sandbox/csp-reports";

const withReports = (headers: Readonly<Record<string, string>>) => {
  const policy = headers["content-security-policy"];
  return policy === undefined
    ? headers
    : { ...headers, "content-security-policy": `${policy}; report-uri ${REPORT_URI}` };
};

/** Returns whether the request is a navigation. Requests of scripts and pictures never receive a document. */
const acceptsHtml = (accept: string, path: string) =>
  accept.includes("text/html") || (accept.includes("*/*") && !accept.includes("image/") && !/\.[a-z0-9]+$/i.test(path));

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Returns the response of a release override; undefined for requests without one. */
async function overridden(context: ServerContext, { overrides }: Site): Promise<Response | undefined> {
  const { pathname, search } = new URL(context.req.url);
  const response = await overrides?.answer({
    method: context.req.method,
    url: originOf(context) + pathname + search,
    header: (name) => context.req.header(name),
  });
  if (!response) return undefined;
  const { status, headers, body } = response;
  return new Response(status === 303 ? null : body, { status, headers: { ...HEADERS, ...withReports(headers) } });
}

/** Serves the site's documents on all other paths. */
export function mountDocuments(app: ServerApp, site: Site): void {
  const documents = new Map<string, CompressedBody>();

  app.get("/sitemap.xml", async (context) =>
    context.body(await site.sitemap(), 200, { "content-type": "application/xml" }),
  );
  app.get("/robots.txt", async (context) => context.text(await site.robots()));

  app.get("*", async (context) => {
    const { path } = context.req;
    if (!acceptsHtml(context.req.header("accept") ?? "*/*", path)) {
      return context.text("File not found.", 404, {
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    }
    const override = await overridden(context, site);
    if (override) return override;
    const { html, headers, status = 200 } = await site.document(path, context.req.query("set"));
    let body = documents.get(html);
    if (body === undefined) {
      if (documents.size >= DOCUMENTS_MAX) documents.clear();
      body = compressedBody(new TextEncoder().encode(html), true);
      documents.set(html, body);
    }
    return respondWith(context, body, status, { ...HEADERS, ...withReports(lowerCased(headers)) });
  });

  // Only the page of an override offer has a form. Other POST requests have no handler.
  app.post("*", async (context, next) =>
    context.req.query("override") === undefined ? next() : ((await overridden(context, site)) ?? next()),
  );
}
