import type { ApiResponse, Call, Result, SentFile } from "../endpoint/defineEndpoint.ts";
import { HttpFault, ifAvailable, NetworkFault, SessionFault, TimeoutFault } from "../faults/faults.ts";
import {
  buildRequest,
  type EarlyRead,
  type Fields,
  isSessionCode,
  type RequestLine,
  requestKey,
} from "../request-line/buildRequest.ts";
import type { Api, ApiOptions } from "./Api.ts";
import { parseBody, readResponse, TIMEOUT_MS, unwrap } from "./readResponse.ts";
import type { WireNames } from "./sandboxWireNames.ts";
import type { createSendOnce, Outgoing } from "./sendOnce.ts";

interface SendOptions {
  readonly signal: AbortSignal | undefined;
  readonly once: boolean | undefined;
}

/** What an optional read gets when no response is available. */
const UNAVAILABLE: ApiResponse = { ok: false, code: "", message: "", data: null, raw: null };

/** Creates the HTTP client for one visit. */
export function createApi(options: ApiOptions): Api {
  const { early, onLoading, wireNames } = options;
  const clock = createServerClock();

  let sendOnce: ReturnType<typeof createSendOnce> | undefined;
  const sendOut = async (outgoing: Outgoing, { signal, once }: SendOptions): Promise<unknown> => {
    const loading = loadSending().catch(() => {
      throw new NetworkFault(outgoing.label);
    });
    const sending = await within(TIMEOUT_MS, loading, outgoing.label, signal);
    const send = options.fetch ?? sending.pageFetch;
    const sendForBody = (request: Outgoing) => sending.sendForBody(request, send, signal, clock.set, options.tracing);
    if (!once) return sendForBody(outgoing);
    sendOnce ??= sending.createSendOnce();
    return sendOnce(outgoing, sendForBody);
  };

  const fetchBody = async (line: RequestLine, sendOptions: SendOptions, files: Outgoing["files"]): Promise<unknown> => {
    const built = buildRequest(line, options);
    const taken = early?.take(requestKey(built));
    const whole = taken && (await takeEarly(taken, label(line), sendOptions.signal));
    if (!whole) return sendOut({ ...built, label: label(line), fields: line.fields, files }, sendOptions);
    clock.set(whole.date, Date.now());
    return parseBody(whole, label(line));
  };

  const request = async <Value, Details>(
    call: Call<Value, Details>,
    signal: AbortSignal | undefined,
  ): Promise<Result<Value, Details>> => {
    const { client, method, path, envelope, once, optional } = call.endpoint;
    const { texts, files } = resolveFields(call, wireNames);
    const line: RequestLine = { client, method, path, fields: texts };
    const body = fetchBody(line, { signal, once }, files).then((one) => unwrap(one, envelope?.(wireNames)));
    const result = inSession(line, body).then((one) => call.toResult(readResponse(one, label(line)), wireNames));
    return optional ? ((await ifAvailable(result)) ?? call.toResult(UNAVAILABLE, wireNames)) : result;
  };

  return {
    wireNames,
    now: clock.now,
    async request(call, { loadingText, signal } = {}) {
      const hide = loadingText === undefined ? undefined : onLoading?.(loadingText);
      try {
        return await request(call, signal);
      } finally {
        hide?.();
      }
    },
  };
}

/** Names a request in the message of a fault. Leaves out the query, which holds the session. */
function label({ method, path }: RequestLine): string {
  return `${method} ${path.split("?", 1)[0] ?? ""}`;
}

/**
 * Returns the body of a response. Throws a `SessionFault` when the lender refuses the session: HTTP 401 or 403, or the
 * code 401. Calls outside the product prefix need no session. `ifAvailable` reads a 403 as unavailable.
 */
async function inSession(line: RequestLine, response: unknown): Promise<unknown> {
  const outcome = await Promise.resolve(response).catch((fault: unknown) => fault);
  const isForbidden = outcome instanceof HttpFault && outcome.status === 403;
  const isRefused =
    isForbidden ||
    (outcome instanceof HttpFault
      ? outcome.status === 401
      : isSessionCode((outcome as { code?: unknown } | null)?.code));
  if (isRefused && !line.path.startsWith("/api/")) throw new SessionFault(label(line), { isForbidden });
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
function takeEarly({ sentAt, response }: EarlyRead, label: string, signal: AbortSignal | undefined) {
  const ifSuccessful = response.then(
    (whole) => (whole.ok ? whole : undefined),
    () => undefined,
  );
  return within(sentAt + TIMEOUT_MS - performance.now(), ifSuccessful, label, signal);
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

/** Returns what a call sends, under its wire names: its texts, and the files of a multipart request. */
function resolveFields({ endpoint, input }: Pick<Call<unknown>, "endpoint" | "input">, names: WireNames) {
  const { fields, others } = endpoint;
  const write = (source: { readonly input: string; readonly write: (value: never) => unknown }) =>
    source.write(input[source.input] as never);
  const texts: Record<string, string> = { ...(others && (write(others) as Fields)) };
  const files: Record<string, SentFile> = {};
  for (const [name, source] of Object.entries(typeof fields === "function" ? fields(names) : fields)) {
    const value = typeof source === "string" ? source : "query" in source ? input[source.query] : write(source);
    if (typeof value === "string") texts[name] = value;
    else if (value) files[name] = value as SentFile;
  }
  return { texts, files };
}
