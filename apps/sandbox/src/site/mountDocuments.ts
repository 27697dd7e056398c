import { originOf, type ServerApp, type ServerContext } from "../server/serverTypes.ts";
import { type CompressedBody, compressedBody } from "./compressedBody.ts";
import type { Site } from "./Site.ts";
import { respondWith } from "./serveFile.ts";

const KEPT_DOCUMENTS = 50;

/** What every document is served with, unless its composer says otherwise. */
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=()",
} as const;

/** Where browsers tell what a page's policy has kept out; the console shows it. */
const REPORTS_TO = "/sandbox/csp-reports";

const withReports = (headers: Readonly<Record<string, string>>) => {
  const policy = headers["content-security-policy"];
  return policy === undefined
    ? headers
    : { ...headers, "content-security-policy": `${policy}; report-uri ${REPORTS_TO}` };
};

/** A navigation asks for HTML; a script's or picture's request never gets a document. */
const acceptsHtml = (accept: string, path: string) =>
  accept.includes("text/html") || (accept.includes("*/*") && !accept.includes("image/") && !/\.[a-z0-9]+$/i.test(path));

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What a developer's override makes of a request; undefined for everybody else. */
async function overridden(context: ServerContext, { overrides }: Site): Promise<Response | undefined> {
  const { pathname, search } = new URL(context.req.url);
  const answer = await overrides?.answer({
    method: context.req.method,
    url: originOf(context) + pathname + search,
    header: (name) => context.req.header(name),
  });
  if (!answer) return undefined;
  const { status, headers, body } = answer;
  return new Response(status === 303 ? null : body, { status, headers: { ...HEADERS, ...withReports(headers) } });
}

/** Any other path is the site's: it gets its document. */
export function mountDocuments(app: ServerApp, site: Site): void {
  const kept = new Map<string, CompressedBody>();

  app.get("/sitemap.xml", async (context) =>
    context.body(await site.sitemap(), 200, { "content-type": "application/xml" }),
  );
  app.get("/robots.txt", async (context) => context.text(await site.robots()));

  app.get("*", async (context) => {
    const { path } = context.req;
    if (!acceptsHtml(context.req.header("accept") ?? "*/*", path)) {
      return context.text("There is no such file.", 404, {
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    }
    const override = await overridden(context, site);
    if (override) return override;
    const { html, headers, status = 200 } = await site.document(path, context.req.query("set"));
    let body = kept.get(html);
    if (body === undefined) {
      if (kept.size >= KEPT_DOCUMENTS) kept.clear();
      body = compressedBody(new TextEncoder().encode(html), true);
      kept.set(html, body);
    }
    return respondWith(context, body, status, { ...HEADERS, ...withReports(lowerCased(headers)) });
  });

  // Only an offer is answered: its page has a form. All else that is sent here has come to the wrong place.
  app.post("*", async (context, next) =>
    context.req.query("override") === undefined ? next() : ((await overridden(context, site)) ?? next()),
  );
}
