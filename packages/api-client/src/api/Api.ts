import { atom, type WritableAtom } from "jotai";
import type { Call, Result } from "../endpoint/defineEndpoint.ts";
import type { EarlyRead, RequestContext } from "../request-line/buildRequest.ts";
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
  /** Replaces `pageFetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Shown while the request is in flight (`onLoading`). */
  readonly loadingText?: string;
}

/** The HTTP client of a visit. */
export interface Api {
  /**
   * Sends a call, and returns its value or a refusal. Settles within 60 seconds, an upload after 60 seconds in which nothing
   * moves: with a result, a `Fault`, a `SessionFault`, or the AbortError of its signal.
   */
  request<Value, Details>(call: Call<Value, Details>, options?: RequestOptions): Promise<Result<Value, Details>>;
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
