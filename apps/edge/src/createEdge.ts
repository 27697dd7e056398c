import { escapeHtml } from "@lending/federation/document";
import type { LiveReader } from "@lending/releases/reader/createLiveReader";
import { plainPage } from "@lending/releases/serverPages";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Collector } from "./collect/createCollector.ts";
import { createReportTokens } from "./collect/reportTokens.ts";
import { createReportTaker, type ReportSource } from "./collect/takeReports.ts";
import { createDocuments } from "./documents/createDocuments.ts";
import type { ApiCaller } from "./documents/earlyData.ts";
import { respondOtherSiteLink } from "./documents/otherSiteLink.ts";
import { respondPreview } from "./documents/previewPages.ts";
import { createDocumentResponses } from "./documents/respondDocument.ts";
import { createBody, QUICK_QUALITY, respond } from "./http/body.ts";
import { respondManifest } from "./http/files.ts";
import { acceptsHtml, clientAddress, NO_STORE, SHARED } from "./http/headers.ts";
import { describeFault, type Log } from "./operations/log.ts";
import { measureRequests, type RequestNotes } from "./operations/measureRequests.ts";
import { createMetrics, type Metrics } from "./operations/metrics.ts";
import type { StartSpan } from "./operations/openTelemetry.ts";

interface EdgeEnv {
  Bindings: { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } } };
  Variables: RequestNotes;
}
type EdgeContext = Context<EdgeEnv>;
export type EdgeApp = Hono<EdgeEnv>;

export interface EdgeOptions {
  /** The releases: those of a store, or the builds of a checkout. */
  readonly reader: LiveReader;
  /** Serves the files below `/assets/`. Without it another server does. */
  readonly files?: MiddlewareHandler | undefined;
  /** Calls the API for the data of a launch link. Without it, documents contain no data. */
  readonly callApi?: ApiCaller | undefined;
  readonly metrics?: Metrics;
  readonly log: Log;
  /** Logs every request; otherwise only those that failed on the server's side. */
  readonly logsRequests?: boolean;
  /** Receives all reports. Without it, errors with a code are logged. */
  readonly onReport?: (source: ReportSource, report: unknown) => void;
  /** Receives accepted visits and errors, to send them on. Without `onReport` only. */
  readonly collector?: Collector | undefined;
  /** Secret of all servers of the site, for the tokens of reports. By default each process makes one. */
  readonly reportKey?: string | undefined;
  /** Proxies in front of this server that append to X-Forwarded-For. The client's address is read that far from its end. */
  readonly proxies?: number;
  /** Public origin of the site, unless the environment states one. */
  readonly origin?: string | undefined;
  /** Compresses the documents of a release when it is first served, before they are requested. */
  readonly isEager?: boolean;
  /** Orders browsers to use https for a year. */
  readonly hasHsts?: boolean;
  /** Records documents and API calls as spans of traces. */
  readonly startSpan?: StartSpan | undefined;
  /** Returns false once the server is about to stop. */
  readonly isAccepting?: () => boolean;
}

/** Creates the application that serves a site: documents, files, previews, reports and health. */
export function createEdge(options: EdgeOptions): EdgeApp {
  const { reader, files, callApi, log, origin, proxies = 0, hasHsts = false, isAccepting = () => true } = options;
  const metrics = options.metrics ?? createMetrics(reader);
  const documents = createDocuments({ origin, isEager: options.isEager ?? false });
  const composer = () => {
    const release = reader.current();
    return release && documents.of(release).composer;
  };
  const isPath = (pathname: string) => (composer()?.pathOf(pathname) ?? "") !== "";
  const tokens = createReportTokens({ key: options.reportKey });
  const takeReport = createReportTaker({
    metrics,
    tokens,
    current: () => reader.current()?.release,
    isPath,
    ...(options.onReport ? { onReport: options.onReport } : { log, collector: options.collector }),
  });

  const app: EdgeApp = new Hono<EdgeEnv>();
  app.use("*", measureRequests({ reader, metrics, log, logsRequests: options.logsRequests ?? false }));
  if (hasHsts)
    app.use("*", async (context, next) => {
      await next();
      context.res.headers.set("strict-transport-security", "max-age=31536000");
    });

  app.get("/healthz", (context) => {
    context.set("route", "health");
    return context.text("ok", 200, NO_STORE);
  });
  app.get("/readyz", (context) => {
    context.set("route", "health");
    const current = reader.current();
    const ready = current !== undefined && isAccepting();
    const body = {
      ...{ ready, release: current?.release.number ?? null, staleSeconds: reader.staleSeconds() },
      ...{ store: current?.storeId, keys: [...(current?.trust.keys() ?? [])] },
    };
    return context.json(body, ready ? 200 : 503, NO_STORE);
  });

  app.on("POST", ["/collect", "/reports"], (context) => {
    context.set("route", "report");
    return takeReport(context.req.path === "/reports" ? "csp" : "analytics", context.req.raw);
  });

  // The API is behind a proxy, or mounted beside this application.
  app.all("/api/*", (context) => {
    context.set("route", "api");
    return context.json({ code: "404", message: "This server has no API.", data: null }, 404, NO_STORE);
  });

  app.use("/assets/*", async (context, next) => {
    context.set("route", "asset");
    await next();
    if (context.res.status === 404) metrics.missingFiles.inc();
  });
  app.get("/assets/:app/mf-manifest.json", async (context, next) => {
    const current = reader.current();
    if (!current) return next();
    const { h5Base } = documents.of(current).composer.environment();
    return respondManifest(current, context.req.param("app"), context.req.raw, h5Base || (origin ?? "")) ?? next();
  });
  if (files) app.get("/assets/*", files);
  app.all("/assets/*", (context) => context.text("File not found.", 404, NO_STORE));

  /** Responds with a text of the release. */
  function respondText(context: EdgeContext, text: string, type: string): Promise<Response> {
    context.set("route", "document");
    context.set("path", context.req.path);
    const headers = { "content-type": type, "cache-control": SHARED };
    return respond(context.req.raw, createBody(text, QUICK_QUALITY), { headers });
  }
  app.get("/sitemap.xml", (context) => respondText(context, composer()?.sitemap ?? "", "application/xml"));
  app.get("/robots.txt", (context) => respondText(context, composer()?.robots ?? "", "text/plain; charset=utf-8"));

  const { startSpan } = options;
  const respondDocument = createDocumentResponses({ documents, tokens, metrics, callApi, startSpan });

  app.get("*", async (context) => {
    context.set("route", "document");
    const { raw: request, path } = context.req;
    if (!acceptsHtml(context.req.header("accept") ?? "*/*", path))
      return context.text("File not found.", 404, NO_STORE);
    const release = reader.current();
    if (!release) return noRelease(reader.problem?.());
    const environment = documents.of(release).composer.environment();
    const other =
      (await respondOtherSiteLink(request, environment)) ?? respondPreview(request, release.release, environment);
    if (other) return other;
    if (isPath(path)) context.set("path", path);
    const address = clientAddress(request.headers, context.env?.incoming?.socket?.remoteAddress, proxies);
    return respondDocument({ request, release, address });
  });

  // Only the page of a preview has a form. Other POST requests have no handler.
  app.post("*", (context) => {
    const release = reader.current();
    const environment = release && documents.of(release).composer.environment();
    return (environment && respondPreview(context.req.raw, release.release, environment)) ?? context.notFound();
  });

  app.notFound((context) => context.text("Not found.", 404, NO_STORE));
  app.onError((fault, context) => {
    log("error", "unexpected error", describeFault(fault));
    return context.text("The server cannot respond to this request.", 500, NO_STORE);
  });
  return app;
}

/** The page of a server without a release. It loads again by itself, because the next build may succeed. */
function noRelease(problem: ReturnType<NonNullable<LiveReader["problem"]>>): Response {
  const { title, text } = problem ?? {
    title: "No release yet",
    text: "This server has found no release in its store. To try it out: pnpm ship --all --stage sandbox",
  };
  const main = `<h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre>`;
  const css = "pre{white-space:pre-wrap}";
  const { headers, html } = plainPage({ language: "en", title, main, css });
  return new Response(html, { status: 503, headers: { ...headers, refresh: "2" } });
}
