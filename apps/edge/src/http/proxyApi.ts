import { parseTraceparent } from "@lending/api-client/traceparent";
import type { SpanName, StartSpan } from "../operations/openTelemetry.ts";

/** A request to the lender's API, without the parts that belong to the connection. */
export interface OriginRequest {
  readonly method: string;
  /** Path and query, exactly as the client sent them. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
}

/**
 * Sends a request to the API's origin and returns its response as a stream, with the body as it was sent. Throws OriginTimeout when
 * the origin is silent for too long, and any other error when it cannot be reached. Never repeats a POST.
 */
export type SendToOrigin = (request: OriginRequest) => Promise<Response>;

/** The API's origin sent nothing for too long. */
export class OriginTimeout extends Error {
  override readonly name = "OriginTimeout";
}

/** Headers of one connection, which a proxy must not forward (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Headers of a call that the API receives, besides those that the environment names. Every other header stays here: frameworks and
 * proxies read addresses, hosts, paths and methods from dozens of names, in several spellings.
 */
const FORWARDED: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "access-control-request-headers",
  "access-control-request-method",
  "authorization",
  "content-encoding",
  "content-language",
  "content-length",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "origin",
  "range",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "user-agent",
  "x-requested-with",
]);
/** Methods that handlers and labels may name. */
export const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Escaped dots, separators and control characters, also escaped several times, backslashes, semicolons and dot segments: servers
 * disagree on the path that they mean. Some remove a semicolon with what follows it in a segment, and then a dot segment.
 */
const AMBIGUOUS_PATH = /%(?:25)*(?:2e|2f|3b|5c|[01][\da-f]|7f)|[\\;]|\/\.{1,2}(?:\/|$)/i;

/**
 * Types that no browser runs or renders as a page. Every other response of the API gets the sandbox policy, also one with
 * two types, which a browser may read as the second.
 */
const INERT_TYPE =
  /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain|image\/(?:avif|gif|jpeg|png|webp))(?:\s*;\s*charset="?[\w-]+"?)?\s*$/i;

function withoutHopHeaders(received: Headers): Headers {
  const headers = new Headers(received);
  const named = (received.get("connection") ?? "").split(",").map((name) => name.trim().toLowerCase());
  for (const name of [...HOP_BY_HOP, ...named]) if (/^[\w-]+$/.test(name)) headers.delete(name);
  return headers;
}

/** The wait after which a call that ends without a response is a failure of the API, in milliseconds. */
const ABANDONED_MS = 10_000;

/** An error in the shape of every other response of the API. */
const refusal = (status: number, message: string) =>
  new Response(JSON.stringify({ code: String(status), message, data: null }), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });

interface ProxyOptions {
  /** Undefined when this server has no API. */
  readonly send: SendToOrigin | undefined;
  /** Public origin of the site, which the API receives as `X-Forwarded-Host` and `-Proto`. Undefined sends no host: a client writes it. */
  readonly origin: string | undefined;
  /** Whether a proxy in front of this server sets `X-Forwarded-Proto`. Otherwise a client may have. */
  readonly isProxied: boolean;
  /** Returns the names of the headers that the environment adds to calls. */
  readonly ownHeaders: () => readonly string[];
  /** Added to every response of the API. */
  readonly headers: Readonly<Record<string, string>>;
  /** Counts calls without a response of the API. `abandoned`: the borrower has left after a long wait. */
  readonly onFailure: (reason: "timeout" | "unreachable" | "abandoned") => void;
  readonly startSpan: StartSpan | undefined;
}

/** A call as this server received it. */
export interface ReceivedCall {
  /** The client's address. */
  readonly address: string;
  /** The method, also one that a `Request` cannot have. */
  readonly method?: string;
  /** The target as it was sent. A `Request` has removed its dot segments. */
  readonly target?: string | undefined;
  /** Early data is requested by this server; by default the client sent the call. */
  readonly kind?: SpanName;
}

/** Returns why a call is not forwarded, if so. */
function refuseCall(method: string, target: string): Response | undefined {
  if (!METHODS.has(method)) return refusal(405, "The API has no such method.");
  const [path = ""] = target.split(/[?#]/, 1);
  return path.startsWith("/") && !AMBIGUOUS_PATH.test(path) ? undefined : refusal(400, "The API has no such path.");
}

/** Creates the handler of `/api/*`: it forwards a call to the API's origin and streams the response back. */
export function createApiProxy(options: ProxyOptions) {
  const { send, origin, isProxied, ownHeaders, headers: added, onFailure, startSpan } = options;
  const site = origin === undefined ? undefined : new URL(origin);

  function selectHeaders(received: Headers, address: string, protocol: string): Headers {
    const own = new Set(ownHeaders().map((name) => name.toLowerCase()));
    const isForwarded = (name: string) => FORWARDED.has(name) || own.has(name);
    const headers = new Headers([...withoutHopHeaders(received)].filter(([name]) => isForwarded(name)));
    // Only this address: a client can write the ones before it.
    headers.set("x-forwarded-for", address);
    if (site) headers.set("x-forwarded-host", site.host);
    const isSecure = isProxied ? received.get("x-forwarded-proto") === "https" : protocol === "https:";
    headers.set("x-forwarded-proto", site?.protocol.replace(":", "") ?? (isSecure ? "https" : "http"));
    // The cookies of a developer's override, which is a secret, and of a staged release belong to the site.
    const cookies = (received.get("cookie") ?? "")
      .split(/;\s*/)
      .filter((one) => one && !/^(override|staged)=/.test(one));
    if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
    return headers;
  }

  async function forward(request: Request, call: ReceivedCall, traceparent: string | undefined): Promise<Response> {
    const refused = refuseCall(call.method ?? request.method, call.target ?? new URL(request.url).pathname);
    if (refused) return refused;
    if (!send) return refusal(502, "This server has no API: EDGE_API_ORIGIN is not set.");
    const started = performance.now();
    const url = new URL(request.url);
    const headers = selectHeaders(request.headers, call.address, url.protocol);
    if (traceparent !== undefined) headers.set("traceparent", traceparent);
    try {
      const { method, body, signal } = request;
      // The body of a GET is dropped. With its length, the API would read the next request of the connection as that body.
      if (!body) headers.delete("content-length");
      const response = await send({ method, target: url.pathname + url.search, headers, body, signal });
      const received = withoutHopHeaders(response.headers);
      for (const [name, value] of Object.entries(added)) received.set(name, value);
      if (!received.has("cache-control")) received.set("cache-control", "no-store");
      received.set("x-content-type-options", "nosniff");
      // A page of the API must not run scripts on the site's origin, in whichever format a browser renders.
      if (!INERT_TYPE.test(received.get("content-type") ?? "")) received.append("content-security-policy", "sandbox");
      return new Response(response.body, { status: response.status, headers: received });
    } catch (fault) {
      const isTimeout = fault instanceof OriginTimeout;
      if (request.signal.aborted) {
        // A borrower who leaves is no failure of the API, except after a wait at which most leave.
        if (performance.now() - started > ABANDONED_MS) onFailure("abandoned");
        return refusal(499, "The visitor has left.");
      }
      onFailure(isTimeout ? "timeout" : "unreachable");
      return isTimeout ? refusal(504, "The API did not respond in time.") : refusal(502, "The API cannot be reached.");
    }
  }

  return async (request: Request, call: ReceivedCall): Promise<Response> => {
    const received = parseTraceparent(request.headers.get("traceparent"));
    const span = startSpan?.(call.kind ?? "api", received);
    const response = await forward(request, call, span?.traceparent ?? received);
    const method = call.method ?? request.method;
    span?.end({
      method: METHODS.has(method) ? method : "_OTHER",
      path: new URL(request.url).pathname,
      status: response.status,
    });
    return response;
  };
}
