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

/** Headers in which other proxies name the client or the address that it asked for. A client may have written them. */
const WRITTEN_BY_PROXIES =
  /^(?:forwarded|x-forwarded-.*|x-(?:real|client|cluster-client)-ip|(?:true-client|cf-connecting|fastly-client)-ip|x-(?:original|rewrite)-url)$/;

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
  /** Whether a proxy in front of this server sets `X-Forwarded-Host` and `-Proto`. Otherwise a client may have. */
  readonly isProxied: boolean;
  /** Added to every response of the API. */
  readonly headers: Readonly<Record<string, string>>;
  /** Counts calls without a response of the API. `abandoned`: the borrower has left after a long wait. */
  readonly onFailure: (reason: "timeout" | "unreachable" | "abandoned") => void;
}

/** Creates the handler of `/api/*`: it forwards a call to the API's origin and streams the response back. */
export function createApiProxy({ send, isProxied, headers: added, onFailure }: ProxyOptions) {
  return async (request: Request, address: string): Promise<Response> => {
    if (!send) return refusal(502, "This server has no API: EDGE_API_ORIGIN is not set.");
    const started = performance.now();
    const url = new URL(request.url);
    const headers = withoutHopHeaders(request.headers);
    for (const name of [...headers.keys()]) if (WRITTEN_BY_PROXIES.test(name)) headers.delete(name);
    // Only this address: a client can write the ones before it.
    headers.set("x-forwarded-for", address);
    const written = (name: string) => isProxied && request.headers.get(name);
    headers.set("x-forwarded-host", written("x-forwarded-host") || url.host);
    headers.set("x-forwarded-proto", written("x-forwarded-proto") || url.protocol.replace(":", ""));
    headers.delete("host");
    // The cookie of a developer's override is a secret of the site.
    const cookies = (headers.get("cookie") ?? "").split(/;\s*/).filter((one) => one && !one.startsWith("override="));
    headers.delete("cookie");
    if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
    try {
      const { method, body, signal } = request;
      // The body of a GET is dropped. With its length, the API would read the next request of the connection as that body.
      if (!body) headers.delete("content-length");
      const response = await send({ method, target: url.pathname + url.search, headers, body, signal });
      const received = withoutHopHeaders(response.headers);
      for (const [name, value] of Object.entries(added)) received.set(name, value);
      if (!received.has("cache-control")) received.set("cache-control", "no-store");
      received.set("x-content-type-options", "nosniff");
      // A page of the API must not run scripts on the site's origin.
      if (/html|xml/i.test(received.get("content-type") ?? "")) received.append("content-security-policy", "sandbox");
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
  };
}
