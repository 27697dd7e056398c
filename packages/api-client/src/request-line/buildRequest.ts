/** Text fields of a query or a form body. */
export type Fields = Readonly<Record<string, string>>;

/**
 * A request as a screen or a manifest names it, before the address is known. A `path` that begins with `/api/` is used
 * unchanged, without the common query; every other path is prefixed with the product prefix.
 */
export interface RequestLine {
  /** `helper` and `form` post form-encoded bodies, `json` posts JSON; `json` and `form` each add their headers. */
  readonly client: "helper" | "json" | "form";
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The query of a GET, the body of a POST. */
  readonly fields: Fields;
}

/** The common client parameters in the order in which they are sent. */
export type ClientQuery = Readonly<Record<string, string>>;

/** Values shared by all requests of a visit. Header values are already resolved from the launch parameters. */
export interface RequestContext {
  /** Origin of the API, or "" for the page's origin. */
  readonly apiBase: string;
  readonly productPrefix: string;
  /** The language in which the API responds, as a tag ("fil-PH"). Without it the browser's own header is sent. */
  readonly language?: string | undefined;
  readonly clientQuery: ClientQuery;
  readonly headers: Readonly<Record<"json" | "form", Fields>>;
}

/** A request ready for `fetch(url, { method, headers, body })`. */
export interface BuiltRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Builds the exact request that is sent. The start-up script and the client both use it, so the client can recognise
 * the response to a request that the start-up script sent. Pure, and small enough to be inlined in every document.
 */
export function buildRequest(line: RequestLine, context: RequestContext): BuiltRequest {
  const { client, method, path } = line;
  const fields = Object.entries(line.fields);
  const outside = path.startsWith("/api/");
  const query = `${new URLSearchParams([
    ...(outside ? [] : Object.entries(context.clientQuery)),
    ...(method === "GET" ? fields : []),
  ])}`;
  const headers: Record<string, string> = {
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    ...(context.language && { "Accept-Language": context.language }),
    ...(client === "helper" ? {} : context.headers[client]),
  };
  const url =
    context.apiBase +
    (outside ? "" : context.productPrefix) +
    (path[0] === "/" ? "" : "/") +
    path +
    (query && `?${query}`);
  if (method === "GET") return { url, method, headers };
  const json = client === "json";
  headers["Content-Type"] = json ? "application/json" : "application/x-www-form-urlencoded;charset=UTF-8";
  return { url, method, headers, body: json ? JSON.stringify(line.fields) : `${new URLSearchParams(fields)}` };
}

/** A key that only requests with equal address, method, headers and body share. It holds the session: never log it. */
export function requestKey(request: BuiltRequest): string {
  return JSON.stringify([request.method, request.url, request.headers, request.body]);
}

/** A complete response that, unlike a stream, can be read more than once. */
export interface WholeResponse {
  /** Whether the status is 200 to 299. */
  readonly ok: boolean;
  readonly status: number;
  /** The `Content-Type` header, or "". */
  readonly contentType: string;
  /** The `Date` header, when the API sends and exposes it. */
  readonly date?: string | null;
  readonly text: string;
}

/** Reads a response to its end. Rejects when it is cut off. */
export async function readWhole(response: Response): Promise<WholeResponse> {
  const { ok, status, headers } = response;
  const contentType = headers.get("content-type") ?? "";
  return { ok, status, contentType, date: headers.get("date"), text: await response.text() };
}

/** A read that was sent before the client was loaded. Its time limit starts at `sentAt` (`performance.now()`). */
export interface EarlyRead {
  readonly sentAt: number;
  readonly response: Promise<WholeResponse>;
}

const INTEGER = /^[+-]?\d+$/;

/**
 * Returns the code of a response as text: an integer, sent as a number or as digits. Returns undefined for anything
 * else, which must not be treated as a refusal: the outcome of the request is unknown.
 */
export function readCode(code: unknown): string | undefined {
  const text = typeof code === "string" || Number.isSafeInteger(code) ? `${code}`.trim() : "";
  return INTEGER.test(text) ? text : undefined;
}

/** Returns whether a code means success: `0`, `"0"` and `"00"` do. */
export const isSuccess = (code = ""): boolean => Number.parseInt(code, 10) === 0;

/** Returns whether a code means that the lender does not accept the session. */
export const isSessionCode = (code: unknown): boolean => Number(readCode(code)) === 401;
