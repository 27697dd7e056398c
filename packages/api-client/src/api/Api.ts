import { atom, type WritableAtom } from "jotai";
import type { Call, Result } from "../endpoint/defineEndpoint.ts";
import type { EarlyRead, RequestContext } from "../request-line/buildRequest.ts";
import type { WireNames } from "./sandboxWireNames.ts";

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
