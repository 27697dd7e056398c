import { atom, type WritableAtom } from "jotai";
import type { EarlyRead, RequestContext, RequestLine } from "../request-line/buildRequest.ts";
import type { sandboxWireNames } from "./sandboxWireNames.ts";

/** Text fields of a query or a form body. */
export type Fields = Readonly<Record<string, string>>;

/** Responses to requests that the start-up script sent before the client existed. Each can be taken once. */
export interface EarlyResponses {
  take(key: string): EarlyRead | undefined;
}

export interface ApiOptions extends RequestContext {
  readonly wireNames: WireNames;
  readonly early?: EarlyResponses;
  /** Called with the loading text of a request. Returns a function that is called when the request settles. */
  readonly onLoading?: (text: string) => () => void;
  /** Whether requests carry `traceparent`. An API on another origin must allow that header (docs/api.md). */
  readonly tracing?: boolean;
  /** Replaces the page's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * The request must take effect exactly once. While it is in flight, an identical request is not sent. After a lost or
   * unreadable response the next attempt carries the same `Idempotency-Key`. An API on another origin must allow that
   * header (docs/api.md).
   */
  readonly once?: boolean;
}

export interface RequestOptions extends CallOptions {
  /** Shown while the request is in flight (`onLoading`). */
  readonly loadingText?: string;
}

/** Resolves with the parsed body alone. Throws a `Fault` on failure and shows nothing to the borrower. */
export interface HttpClient {
  get(path: string, query?: Fields, options?: CallOptions): Promise<unknown>;
  /** The form client sends a form body. The JSON client sends JSON, which no endpoint accepts yet. */
  post(path: string, fields?: Fields, options?: CallOptions): Promise<unknown>;
}

/**
 * The HTTP client of a visit. A path that begins with `/api/` is used unchanged; any other path is prefixed with the
 * product prefix and carries the common client query. Every call settles within 60 seconds: with a value, a `Fault`, a
 * `SessionFault`, or the AbortError of its signal.
 */
export interface Api {
  /** Sends a request: fields go into the query of a GET or the form body of a POST. Returns the normalised response. */
  request(line: RequestLine, options?: RequestOptions): Promise<ApiResponse>;
  /** Adds the two headers of the JSON client. */
  readonly json: HttpClient;
  /** Adds the two headers of the form client. */
  readonly form: HttpClient;
  /** Posts files as multipart. */
  upload(path: string, form: FormData, options?: RequestOptions): Promise<ApiResponse>;
  readonly wireNames: WireNames;
  /** Returns the server's time in milliseconds, the phone's before the first response, NaN when it is implausible. */
  readonly now: () => number;
}

/** The normalised response. A refusal is a value as well: `ok` is false and `message` is for the borrower. */
export interface ApiResponse {
  /** Whether the code, parsed as an integer, is 0. */
  readonly ok: boolean;
  /** The code as text: an integer, such as "00" or "800006". */
  readonly code: string;
  /** The server's message, at most 4000 characters; "" when it has none. */
  readonly message: string;
  /** Unvalidated data for a schema to read; null when missing. */
  readonly data: unknown;
  /** The envelope as received. */
  readonly raw: unknown;
}

type SandboxNames = typeof sandboxWireNames;

/** Wire names by meaning. The client only carries them from the environment. */
export type WireNames = { readonly [Group in keyof SandboxNames]: Readonly<SandboxNames[Group]> };

const slotAtom = atom<Api | undefined>(undefined);

/** The HTTP client of the visit. The shell sets it before the first screen; a test sets one from `makeApi`. */
export const apiAtom: WritableAtom<Api, [api: Api], void> = atom(
  (get) => {
    const api = get(slotAtom);
    if (!api)
      throw new Error(
        "No api in this store. Set apiAtom first: store.set(apiAtom, createApi(...)), or makeApi(...).api in a test.",
      );
    return api;
  },
  (_get, set, api) => set(slotAtom, api),
);
