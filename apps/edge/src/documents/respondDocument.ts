import type { BuiltRequest } from "@lending/api-client/request-line";
import { parseTraceparent } from "@lending/api-client/traceparent";
import { jsonElement } from "@lending/federation/document";
import { plainPath } from "@lending/federation/manifest";
import { SERVER_READ, type ServerRead } from "@lending/federation/startup";
import type { LiveRelease } from "@lending/releases/reader/createLiveReader";
import { type ReportTokens, TOKEN_ELEMENT } from "../collect/reportTokens.ts";
import { chooseEncoding, respond } from "../http/body.ts";
import { createCookies, PRIVATE } from "../http/headers.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { StartSpan } from "../operations/openTelemetry.ts";
import type { createDocuments, ServedDocument } from "./createDocuments.ts";
import { type ApiCaller, buildRead, requestData } from "./earlyData.ts";
import { readVisitor, type Visitor } from "./readVisitor.ts";

interface Options {
  readonly documents: ReturnType<typeof createDocuments>;
  readonly tokens: Pick<ReportTokens, "make">;
  readonly metrics: Metrics;
  /** Calls the API for the data of a launch link. */
  readonly callApi?: ApiCaller | undefined;
  readonly startSpan?: StartSpan | undefined;
}

/** A request for a document, and the release that it gets. */
interface DocumentRequest {
  readonly request: Request;
  readonly release: LiveRelease;
  /** The client's address. */
  readonly address: string;
}

interface PrivateParts extends DocumentRequest {
  readonly visitor: Visitor;
  /** The path, "" when it has no owner. */
  readonly path: string;
  /** The request for its data. */
  readonly read: BuiltRequest | undefined;
}

/** Creates the function that responds with the document of an address, for its visitor. */
export function createDocumentResponses({ documents, tokens, metrics, callApi, startSpan }: Options) {
  /** Requests the data of a document, and measures it. `parent` is the trace of the document. */
  async function requestFor(read: BuiltRequest, call: ApiCaller, parts: PrivateParts, parent: string | undefined) {
    const { request, release, visitor, address } = parts;
    const span = startSpan?.("early data", parent);
    const data = await requestData(request, read, {
      ...{ callApi: call, address, traceparent: span?.traceparent },
      environment: documents.of(release).composer.environment(visitor.ids),
      onRead(outcome, seconds) {
        metrics.earlyReads.inc({ path: parts.path, outcome });
        if (outcome === "sent") metrics.earlySeconds.observe({ path: parts.path }, seconds);
      },
    });
    const [path = ""] = read.url.replace(/^https?:\/\/[^/]*/, "").split("?", 1);
    span?.end({ method: read.method, path, status: data ? 200 : 502 });
    return data;
  }

  /** Responds with a document for one visitor: its end contains the token of reports, and the data of a launch link. */
  async function respondPrivately({ headers, split }: ServedDocument, parts: PrivateParts): Promise<Response> {
    const { request, release, visitor, path, read } = parts;
    const span = startSpan?.("document", parseTraceparent(request.headers.get("traceparent")));
    const isHead = request.method === "HEAD";
    const data: Promise<ServerRead | undefined> | undefined =
      read && callApi && !isHead ? requestFor(read, callApi, parts, span?.traceparent) : undefined;
    const [start, rest] = split(read !== undefined);
    const end = async () => {
      const token = jsonElement(TOKEN_ELEMENT, tokens.make({ release: release.release.number, sides: visitor.sides }));
      const found = await data;
      // First, because the facts wait for it.
      return (found ? jsonElement(SERVER_READ, found) : "") + token + rest;
    };
    const encoding = chooseEncoding(request.headers.get("accept-encoding"));
    const sent = new Headers({
      ...headers,
      // Data belongs to one borrower: no cache may keep it, and a proxy must pass on the first part at once.
      ...(read ? { "cache-control": "no-store", "x-accel-buffering": "no" } : { "cache-control": PRIVATE }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    });
    for (const cookie of visitor.cookies) sent.append("set-cookie", cookie);
    const body = isHead ? null : await start.stream(end(), encoding);
    span?.end({ method: request.method, path, status: 200 });
    return new Response(body, { headers: sent });
  }

  return async ({ request, release, address }: DocumentRequest): Promise<Response> => {
    const { composer, find } = documents.of(release);
    const { pathname, searchParams: query } = new URL(request.url);
    // A path may be that of a variant alone.
    const path = plainPath(pathname);
    const { paths, number } = release.release;
    const owner = Object.hasOwn(paths, path) ? paths[path] : undefined;
    const isPublic = composer.isPublic(path);
    const visitor = readVisitor(release.release, { path, isPublic, cookies: createCookies(request), query });
    const document = find(pathname, visitor.ids);
    metrics.documents.inc({ remote: owner ?? "none", path: owner ? path : "other" });
    for (const { id, side } of visitor.sides) {
      metrics.variantDocuments.inc({ variant: id, side });
      void metrics.trends.note(id);
    }
    const { early } = document.composed;
    const read = callApi && buildRead({ environment: composer.environment(visitor.ids), early }, request);
    if (read || visitor.isPrivate) {
      const parts = { request, release, address, visitor, path: owner ? path : "", read };
      return respondPrivately(document, parts);
    }
    // A developer notices a path that no build declares. In a release an address may be that of a page that existed once.
    const status = number === 0 && !owner ? 404 : 200;
    return respond(request, document.body, { status, headers: document.headers });
  };
}
