import { parseTraceparent } from "@lending/api-client/traceparent";
import { createForeignLinks } from "@lending/federation/document";
import { type Context, Hono } from "hono";
import { QUICK_QUALITY, respond, textBody } from "./http/body.ts";
import type { Collector } from "./http/createCollector.ts";
import { type ApiCaller, createEarlyResponses } from "./http/earlyResponse.ts";
import {
  ASSET_HEADERS,
  acceptsHtml,
  clientAddress,
  completeHeaders,
  NO_STORE,
  originOf,
  SHARED_DOCUMENT,
} from "./http/headers.ts";
import { createApiProxy, type SendToOrigin } from "./http/proxyApi.ts";
import { createReportTokens } from "./http/reportTokens.ts";
import { statusPage } from "./http/statusPage.ts";
import { createReportTaker, type ReportSource } from "./http/takeReports.ts";
import { describeFault, type Log } from "./operations/log.ts";
import { measureRequests, type RequestNotes } from "./operations/measureRequests.ts";
import { createMetrics, type Metrics } from "./operations/metrics.ts";
import type { StartSpan } from "./operations/openTelemetry.ts";
import type { Site, SiteDocument } from "./Site.ts";

interface EdgeEnv {
  Bindings: {
    readonly incoming?: {
      /** The target as the client sent it. */
      readonly url?: string | undefined;
      readonly socket?: { readonly remoteAddress?: string | undefined };
    };
  };
  Variables: RequestNotes;
}
type EdgeContext = Context<EdgeEnv>;
export type EdgeApp = Hono<EdgeEnv>;

export interface EdgeOptions {
  readonly site: Site;
  /** Receives the measurements of the application. */
  readonly metrics?: Metrics;
  readonly log: Log;
  /** Logs every request; otherwise only those that failed on the server's side. */
  readonly logsRequests?: boolean;
  /** Forwards `/api/*`; undefined when another server handles it. */
  readonly sendToApi?: SendToOrigin | undefined;
  /**
   * Calls the API for the data of a launch link, which is appended to its document; by default through the proxy. Without
   * an API, or with null, documents contain no data.
   */
  readonly callApi?: ApiCaller | null;
  /** Receives all reports. Without it, errors with a code are logged. */
  readonly onReport?: (source: ReportSource, report: unknown) => void;
  /** Receives accepted visits and errors, to send them on. Without `onReport` only. */
  readonly collector?: Collector | undefined;
  /** Secret of all servers of the site, with which documents prove their variant to reports. By default each process makes one. */
  readonly reportKey?: string | undefined;
  /** Proxies in front of this server that append to X-Forwarded-For. The client's address is read that far from its end. */
  readonly proxies?: number;
  /** Public origin of the site, for the API. */
  readonly origin?: string | undefined;
  /** Orders browsers to use https for a year. */
  readonly hasHsts?: boolean;
  /** Records documents and API calls as spans of traces. */
  readonly startSpan?: StartSpan | undefined;
  /** Returns false once the server is about to stop. */
  readonly isAccepting?: () => boolean;
}

/** The parameters with which a link states what to pay. This server accepts them from no other site. */
const CODE_PARAMETERS = ["payCode", "payCodeImg", "repayAmount"];

/** Creates the application that serves a site: documents, files, overrides, reports, health and the proxy to the API. */
export function createEdge(options: EdgeOptions): EdgeApp {
  const { site, metrics = createMetrics(), log, proxies = 0, hasHsts = false, isAccepting = () => true } = options;
  const apiFailures = metrics.counter("lending_api_failures", "Calls that the API did not respond to, by reason");
  const tokens = createReportTokens({ key: options.reportKey });
  const reports = createReportTaker({
    metrics,
    tokens,
    status: site.status,
    ...(options.onReport ? { onReport: options.onReport } : { log, collector: options.collector }),
  });
  const always = hasHsts ? { "strict-transport-security": "max-age=31536000" } : {};
  const documentHeaders = (listed: Readonly<Record<string, string>>) => ({ ...completeHeaders(listed), ...always });
  const forwardCall = createApiProxy({
    send: options.sendToApi,
    origin: options.origin,
    isProxied: proxies > 0,
    ownHeaders: () => site.status().apiHeaders,
    headers: always,
    onFailure: (reason) => apiFailures.add({ reason }),
    startSpan: options.startSpan,
  });
  const callThroughProxy: ApiCaller = (call, address) => forwardCall(call, { address, kind: "early data" });
  const { callApi = options.sendToApi && callThroughProxy } = options;
  const earlyReads = metrics.counter("lending_early_reads", "Documents with early data, by outcome");
  const respondEarly = callApi && createEarlyResponses({ callApi, onRead: (outcome) => earlyReads.add({ outcome }) });
  const headersOf = new WeakMap<object, Readonly<Record<string, string>>>();
  /** Returns the headers of a file, or of a document with these headers. The same object each time, which `respond` needs. */
  function headersFor(source: object, make: () => Readonly<Record<string, string>>) {
    const headers = headersOf.get(source) ?? make();
    headersOf.set(source, headers);
    return headers;
  }

  const addressOf = (context: EdgeContext) =>
    clientAddress(context.req.raw.headers, context.env?.incoming?.socket?.remoteAddress, proxies);

  const app: EdgeApp = new Hono<EdgeEnv>();

  app.use("*", measureRequests({ site, metrics, log, logsRequests: options.logsRequests ?? false }));

  app.get("/healthz", (context) => {
    context.set("route", "health");
    return context.text("ok", 200, NO_STORE);
  });
  app.get("/readyz", (context) => {
    context.set("route", "health");
    const { isReady, release, staleSeconds, store, keys } = site.status();
    const ready = isReady && isAccepting();
    return context.json({ ready, release: release ?? null, staleSeconds, store, keys }, ready ? 200 : 503, NO_STORE);
  });

  for (const [path, source] of [
    ["/collect", "analytics"],
    ["/reports", "csp"],
  ] as const) {
    app.post(path, (context) => {
      context.set("route", "report");
      return reports.take(source, context.req.raw, addressOf(context));
    });
  }

  app.get("/status", async (context) => {
    if (!site.operations) return missing(context);
    const operations = await site.operations(context.req.query("key") ?? "");
    const { staleSeconds } = site.status();
    const { status, headers, body } = statusPage(
      operations && { ...operations, staleSeconds, figures: reports.figures },
    );
    return new Response(body, { status, headers: { ...headers, ...always } });
  });

  app.all("/api/*", (context) => {
    context.set("route", "api");
    const { method, raw } = context.req;
    return forwardCall(raw, { address: addressOf(context), method, target: context.env?.incoming?.url });
  });

  app.get("/assets/*", async (context) => {
    context.set("route", "asset");
    const { path } = context.req;
    const asset = await site.asset(path.slice("/assets/".length));
    if (!asset) return missing(context);
    context.set("path", path);
    const cacheControl = asset.isImmutable ? "public, max-age=31536000, immutable" : "no-cache";
    const headers = headersFor(asset, () => ({
      ...ASSET_HEADERS,
      ...always,
      "content-type": asset.type,
      "cache-control": cacheControl,
    }));
    return respond(context.req.raw, asset.body, { headers });
  });

  const missing = (context: EdgeContext) => context.text("File not found.", 404, NO_STORE);

  /** Responds with a text of the release. */
  async function respondText(context: EdgeContext, text: string, type: string): Promise<Response> {
    context.set("route", "document");
    context.set("path", context.req.path);
    const body = textBody(text, QUICK_QUALITY);
    return respond(context.req.raw, body, { headers: { "content-type": type, "cache-control": SHARED_DOCUMENT } });
  }
  app.get("/sitemap.xml", async (context) => respondText(context, await site.sitemap(), "application/xml"));
  app.get("/robots.txt", async (context) => respondText(context, await site.robots(), "text/plain; charset=utf-8"));

  /** Returns the response of a release override; undefined for requests without one. */
  async function overridden(context: EdgeContext): Promise<Response | undefined> {
    // Nearly all requests have no override: they need no parsed address. A parameter's name may have escapes.
    const query = context.req.url.replace(/^[^?]*/, "");
    if (!/override|%/.test(query) && !context.req.header("cookie")?.includes("override=")) return undefined;
    const { pathname, search } = new URL(context.req.url);
    try {
      const response = await site.overrides?.respond({
        method: context.req.method,
        url: originOf(context.req.raw) + pathname + search,
        header: (name) => context.req.header(name),
      });
      if (!response) return undefined;
      context.set("route", "override");
      const { status, headers, body } = response;
      return new Response(status === 303 ? null : body, { status, headers: documentHeaders(headers) });
    } catch (fault) {
      // A store that does not respond ends no visit: the borrower gets the live document.
      log("warn", "override failed", describeFault(fault));
      return undefined;
    }
  }

  async function respondDocument(context: EdgeContext, document: SiteDocument): Promise<Response> {
    const { raw, path } = context.req;
    const span = options.startSpan?.("document", parseTraceparent(raw.headers.get("traceparent")));
    const { body, headers, status = 200 } = await tokens.add(document);
    const complete = headersFor(headers, () => documentHeaders(headers));
    const caller = { address: addressOf(context), traceparent: span?.traceparent };
    const early = respondEarly && (await respondEarly(raw, { body, status, headers: complete }, caller));
    const response = early ?? (await respond(raw, body, { status, headers: complete }));
    span?.end({ method: raw.method, path: site.status().knowsPath(path) ? path : "", status: response.status });
    return response;
  }

  const foreignLinks = createForeignLinks(CODE_PARAMETERS);
  const foreignBody = textBody(foreignLinks.html);
  const foreignHeaders = documentHeaders(foreignLinks.headers);

  /** Whether another site navigates to a link that states a launch, a code or a message, which only the lender may state. */
  const isForeignLink = ({ req }: EdgeContext) =>
    req.header("sec-fetch-site") === "cross-site" && foreignLinks.isForeign(new URL(req.url).searchParams);

  app.get("*", async (context) => {
    context.set("route", "document");
    const { path } = context.req;
    if (!acceptsHtml(context.req.header("accept") ?? "*/*", path)) return missing(context);
    if (isForeignLink(context)) return respond(context.req.raw, foreignBody, { headers: foreignHeaders });
    const override = await overridden(context);
    if (override) return override;
    if (site.status().knowsPath(path)) context.set("path", path);
    const request = {
      opening: context.req.query("release"),
      search: context.req.url.replace(/^[^?]*/, ""),
      cookie: context.req.header("cookie"),
    };
    return respondDocument(context, await site.document(path, request));
  });

  // Only the page of an override offer has a form. Other POST requests have no handler.
  app.post("*", async (context, next) =>
    context.req.query("override") === undefined ? next() : ((await overridden(context)) ?? next()),
  );

  app.notFound((context) => context.text("Not found.", 404, NO_STORE));
  app.onError((fault, context) => {
    log("error", "unexpected error", describeFault(fault));
    const status = context.get("route") === "asset" ? 503 : 500;
    return context.text("The server cannot respond to this request.", status, NO_STORE);
  });
  return app;
}
