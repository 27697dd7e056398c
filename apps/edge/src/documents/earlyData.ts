import { type BuiltRequest, requestKey } from "@lending/api-client/request-line";
import { makeTraceparent } from "@lending/api-client/traceparent";
import type { Environment } from "@lending/bridge/environment";
import { chooseLocale, readLaunch, requestContext } from "@lending/bridge/launch";
import type { ComposedDocument } from "@lending/federation/document";
import { buildEarlyRequest, type ServerRead } from "@lending/federation/startup";
import { foreignCookies, originOf, readText } from "../http/headers.ts";

/** After this time the document ends without the response, and the browser sends the request. */
const READ_MS = 3000;
/** A larger response, in bytes, is left to the browser. */
const READ_MAX = 200_000;

/** Sends a request to the API. The address has the site's origin, which a caller may replace. */
export type ApiCaller = (url: URL, init: RequestInit) => Promise<Response>;

/** What became of an early read. `unreachable`: the API did not respond at all. */
export type EarlyOutcome = "sent" | "refused" | "timeout" | "unreachable" | "abandoned";

const ignore = () => undefined;
const noStorage = { getItem: () => null, setItem: ignore, removeItem: ignore, clear: ignore };

/** Returns whether an address is one of the API: a manifest must not make this server request anything else. */
function isOfApi({ pathname }: URL, address: string, productPrefix: string): boolean {
  const written = address.replace(/^https?:\/\/[^/?#]*/, "").split("?", 1)[0];
  const prefixes = ["/api/", ...(productPrefix === "" ? [] : [`${productPrefix}/`])];
  return written === pathname && prefixes.some((prefix) => pathname.startsWith(prefix));
}

interface EarlySource {
  readonly environment: Environment;
  readonly early: ComposedDocument["early"];
}

/**
 * Builds the first early request of a document exactly as its start-up script does. Undefined without a session, for an API on
 * another origin, and for an address outside the API. An `apiBase` of the site's own origin means the same as an empty one.
 */
export function buildRead({ environment, early }: EarlySource, request: Request): BuiltRequest | undefined {
  const [first] = early;
  const { searchParams, search } = new URL(request.url);
  const { apiBase, h5Base, productPrefix } = environment;
  const own = originOf(request);
  const isOwn = apiBase === "" || [own, h5Base].includes(new URL(apiBase).origin);
  if (!first || !isOwn || !searchParams.get("sessionId")) return undefined;
  const launch = readLaunch({
    location: { search },
    navigator: { userAgent: request.headers.get("user-agent") ?? "" },
    sessionStorage: noStorage,
    localStorage: noStorage,
  });
  // In the phone's order of preference, as browsers send it.
  const languages = (request.headers.get("accept-language") ?? "")
    .split(",")
    .map((tag) => tag.trim().split(";")[0] ?? "");
  const context = requestContext(environment, launch, chooseLocale(environment, launch, languages));
  const read = buildEarlyRequest(first, searchParams, context);
  return read && isOfApi(new URL(read.url, own), read.url, productPrefix) ? read : undefined;
}

interface ReadOptions {
  readonly callApi: ApiCaller;
  readonly environment: Environment;
  /** The client's address. */
  readonly address: string;
  /** Trace of the document, when it has one. */
  readonly traceparent: string | undefined;
  readonly onRead: (outcome: EarlyOutcome, seconds: number) => void;
}

/** Requests the data of a document. Undefined when the API does not respond in time, or not with JSON of usual size. */
export async function requestData(
  request: Request,
  read: BuiltRequest,
  { callApi, environment, address, traceparent, onRead }: ReadOptions,
): Promise<ServerRead | undefined> {
  const started = performance.now();
  const limit = AbortSignal.timeout(READ_MS);
  const signal = AbortSignal.any([request.signal, limit]);
  const aborted = new Promise<never>((_, reject) => signal.addEventListener("abort", reject, { once: true }));
  const headers = new Headers(read.headers);
  const cookies = foreignCookies(request.headers.get("cookie"));
  if (cookies !== "") headers.set("cookie", cookies);
  const agent = request.headers.get("user-agent");
  if (agent !== null) headers.set("user-agent", agent);
  if (address !== "") headers.set("x-forwarded-for", address);
  headers.set("x-forwarded-proto", new URL(originOf(request)).protocol.replace(":", ""));
  const trace = traceparent ?? (environment.tracing ? makeTraceparent() : undefined);
  if (trace !== undefined) headers.set("traceparent", trace);
  const { method, body } = read;
  const end = (outcome: EarlyOutcome) => onRead(outcome, (performance.now() - started) / 1000);
  try {
    const url = new URL(read.url, originOf(request));
    const init: RequestInit = { method, headers, signal, redirect: "manual", ...(body !== undefined && { body }) };
    // A call may ignore that it was aborted.
    const response = await Promise.race([callApi(url, init), aborted]);
    const isJson = response.status === 200 && /\bjson\b/.test(response.headers.get("content-type") ?? "");
    const text = await Promise.race([readText(response, isJson ? READ_MAX : 0), aborted]);
    const date = response.headers.get("date") ?? new Date().toUTCString();
    end(text ? "sent" : "refused");
    return text ? [requestKey(read), text, date] : undefined;
  } catch {
    end(limit.aborted ? "timeout" : request.signal.aborted ? "abandoned" : "unreachable");
    return undefined;
  }
}
