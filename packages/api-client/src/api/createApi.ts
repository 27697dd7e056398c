import { HttpFault, NetworkFault, SessionFault, TimeoutFault } from "../faults/faults.ts";
import {
  buildRequest,
  type EarlyRead,
  isSessionCode,
  type RequestLine,
  requestKey,
  type WholeResponse,
} from "../request-line/buildRequest.ts";
import type { Api, ApiOptions, ApiResponse, CallOptions, HttpClient } from "./Api.ts";
import { parseBody, readResponse, TIMEOUT_MS } from "./readResponse.ts";
import type { createSendOnce, Outgoing } from "./sendOnce.ts";

/** Creates the HTTP client for one visit. */
export function createApi(options: ApiOptions): Api {
  const { early, onLoading, wireNames } = options;
  const clock = createServerClock();
  const send: typeof fetch = (input, init) => (options.fetch ?? fetch)(input, init);

  let sendOnce: ReturnType<typeof createSendOnce> | undefined;
  const sendOut = async (outgoing: Outgoing, { signal, once }: CallOptions): Promise<unknown> => {
    const loading = loadSending().catch(() => {
      throw new NetworkFault(outgoing.label);
    });
    const sending = await within(TIMEOUT_MS, loading, outgoing.label, signal);
    const sendForBody = (request: Outgoing) => sending.sendForBody(request, send, signal, clock.set, options.tracing);
    if (!once) return sendForBody(outgoing);
    sendOnce ??= sending.createSendOnce();
    return sendOnce(outgoing, sendForBody);
  };

  const fetchBody = async (line: RequestLine, callOptions: CallOptions): Promise<unknown> => {
    const { signal } = callOptions;
    const built = buildRequest(line, options);
    const taken = early?.take(requestKey(built));
    const whole = taken && (await takeEarly(taken, label(line), signal));
    if (whole) clock.set(whole.date, Date.now());
    return inSession(
      line,
      whole ? parseBody(whole, label(line)) : sendOut({ ...built, label: label(line) }, callOptions),
    );
  };

  const whileLoading = async (text: string | undefined, work: () => Promise<ApiResponse>): Promise<ApiResponse> => {
    const hide = text === undefined ? undefined : onLoading?.(text);
    try {
      return await work();
    } finally {
      hide?.();
    }
  };

  const client = (name: "json" | "form"): HttpClient => ({
    get: (path, query = {}, callOptions = {}) =>
      fetchBody({ client: name, method: "GET", path, fields: query }, callOptions),
    post: (path, fields = {}, callOptions = {}) =>
      fetchBody({ client: name, method: "POST", path, fields }, callOptions),
  });

  return {
    wireNames,
    now: clock.now,
    json: client("json"),
    form: client("form"),
    request: (line, { loadingText, ...callOptions } = {}) =>
      whileLoading(loadingText, async () => readResponse(await fetchBody(line, callOptions), label(line))),
    upload: (path, form, { loadingText, ...callOptions } = {}) =>
      whileLoading(loadingText, async () => {
        const line: RequestLine = { client: "helper", method: "POST", path, fields: {} };
        const { url, method, headers } = buildRequest(line, options);
        // The browser sets Content-Type itself, with the multipart boundary.
        const { "Content-Type": _, ...rest } = headers;
        const outgoing: Outgoing = { url, method, headers: rest, body: form, label: label(line) };
        return readResponse(await inSession(line, sendOut(outgoing, callOptions)), label(line));
      }),
  };
}

/** Names a request in the message of a fault. Leaves out the query, which holds the session. */
function label({ method, path }: RequestLine): string {
  return `${method} ${path.split("?", 1)[0] ?? ""}`;
}

/**
 * Returns the body of a response. Throws a `SessionFault` when the lender refuses the session: HTTP 401 or 403, or the
 * code 401. Calls outside the product prefix need no session.
 */
async function inSession(line: RequestLine, response: unknown): Promise<unknown> {
  const outcome = await Promise.resolve(response).catch((fault: unknown) => fault);
  const isRefused =
    outcome instanceof HttpFault
      ? outcome.status === 401 || outcome.status === 403
      : isSessionCode((outcome as { code?: unknown } | null)?.code);
  if (isRefused && !line.path.startsWith("/api/")) throw new SessionFault(label(line));
  return response;
}

/**
 * Loads the module that sends requests. A screen that renders from an early response does not need it, so it loads when
 * the browser is idle or when the first request is made.
 */
export const loadSending = () => import("./sending.ts");

/**
 * Returns the early response if it arrives complete with a 2xx status. Otherwise returns undefined, and the caller
 * sends the request again. Throws a `TimeoutFault` 60 seconds after the early request was sent. Only reads are sent
 * early, so sending one twice is safe.
 */
async function takeEarly(
  { sentAt, response }: EarlyRead,
  label: string,
  signal: AbortSignal | undefined,
): Promise<WholeResponse | undefined> {
  return within(sentAt + TIMEOUT_MS - performance.now(), ifSuccessful(response), label, signal);
}

/** Throws a `TimeoutFault` when the work takes longer than `ms`, or an AbortError when `signal` is aborted. */
async function within<Result>(
  ms: number,
  work: Promise<Result>,
  label: string,
  signal: AbortSignal | undefined,
): Promise<Result> {
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    const abort = () => reject(new DOMException("The reader has left.", "AbortError"));
    const timer = setTimeout(() => reject(new TimeoutFault(label)), ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
  });
  return Promise.race([work, ended]).finally(stop);
}

async function ifSuccessful(response: Promise<WholeResponse>): Promise<WholeResponse | undefined> {
  try {
    const whole = await response;
    return whole.ok ? whole : undefined;
  } catch {
    return undefined;
  }
}

/** The product is newer than this: a clock with an earlier time is wrong. */
const EARLIEST_MS = Date.UTC(2026, 0);

/** Creates a clock that follows the `Date` header of the server's responses. */
function createServerClock() {
  // Relative to Date.now and not to performance.now, which stops while the phone sleeps.
  let aheadMs = 0;
  return {
    /** Reads the header of a response that arrived at this time of the phone's clock. Ignores a malformed header. */
    set(header: string | null | undefined, phoneMs: number): void {
      const serverMs = Date.parse(`${header}`);
      if (serverMs > EARLIEST_MS) aheadMs = serverMs - phoneMs;
    },
    /** Returns the server's time in milliseconds, the phone's without one, NaN when it is implausible. */
    now(): number {
      const ms = Date.now() + aheadMs;
      return ms > EARLIEST_MS ? ms : Number.NaN;
    },
  };
}
