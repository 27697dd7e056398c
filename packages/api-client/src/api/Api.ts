import type { EarlyRead, RequestContext, RequestLine } from "../request-line/index.ts";
import type { Answer } from "./Answer.ts";
import type { WireNames } from "./WireNames.ts";

/** Text fields of a query or a form body. */
export type Fields = Readonly<Record<string, string>>;

/** Answers already asked for before the client existed. Each can be taken once. */
export interface EarlyAnswers {
  take(key: string): EarlyRead | undefined;
}

export interface ApiOptions extends RequestContext {
  readonly wireNames: WireNames;
  readonly early?: EarlyAnswers;
  /** Told the loading text before a request that has one; what it returns is called when the request has settled. */
  readonly onLoading?: (text: string) => () => void;
  /** Sends in place of the page's own `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * The request must have one effect. While it is under way, the same request again is not sent. After a lost or unreadable
   * response the next try carries the same `Idempotency-Key`. An API on another origin must allow that header (docs/api.md).
   */
  readonly once?: boolean;
}

export interface RequestOptions extends CallOptions {
  /** Shown while the request is under way (`onLoading`). */
  readonly loadingText?: string;
}

/** One of the two further clients of specification 7. Resolves with the parsed body alone; a fault is thrown, with no word to the borrower. */
export interface HttpClient {
  get(path: string, query?: Fields, options?: CallOptions): Promise<unknown>;
  /** The form client sends a form body; the JSON client sends JSON, which no endpoint of the contract takes yet. */
  post(path: string, fields?: Fields, options?: CallOptions): Promise<unknown>;
}

/**
 * The way to the server. A path that begins with `/api/` is used as it stands; any other stands under the product prefix
 * and carries the common client query. Every call ends within 60 seconds: with a value, a `Fault`, or the AbortError of
 * its own signal.
 */
export interface Api {
  /** The shared request helper: fields in the query of a GET, in the form body of a POST; the answer normalised. */
  request(line: RequestLine, options?: RequestOptions): Promise<Answer>;
  /** Adds the two headers of the JSON client. */
  readonly json: HttpClient;
  /** Adds the two headers of the form client. */
  readonly form: HttpClient;
  /** Posts files as multipart. */
  upload(path: string, form: FormData, options?: RequestOptions): Promise<Answer>;
  readonly wireNames: WireNames;
}
