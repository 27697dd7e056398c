import { type Api, apiAtom, type Call, type EndpointParts, Fault, type Result } from "@lending/api-client";
import { useAtom, useAtomValue, useSetAtom, useStore } from "jotai";
import { startTransition, useCallback, useEffect, useEffectEvent, useState, useTransition } from "react";
import { useReturn } from "../app/useReturn.ts";
import { type FetchAtom, fetchAtomFamily } from "./fetchAtomFamily.ts";

/** Returns the HTTP client of the visit. */
export const useApi = (): Api => useAtomValue(apiAtom);

type ReadCall<Value, Details> = Call<Value, Details, "read">;
type Family<Value, Details> = (call: ReadCall<Value, Details>) => FetchAtom<Result<Value, Details>>;

const families = new WeakMap<EndpointParts, Family<unknown, unknown>>();

/** Returns the cached response of a call. Calls of one endpoint with equal input share it. */
function fetchAtomOf<Value, Details>(call: ReadCall<Value, Details>): FetchAtom<Result<Value, Details>> {
  // The family of an endpoint contains only responses of this endpoint.
  const known = families.get(call.endpoint) as Family<Value, Details> | undefined;
  if (known) return known(call);
  const family = fetchAtomFamily((get, one: ReadCall<Value, Details>, { signal }) =>
    get(apiAtom).request(one, { signal }),
  );
  families.set(call.endpoint, family as Family<unknown, unknown>);
  return family(call);
}

export interface RequestCounts {
  /** Number of finished requests since the borrower returned to the page; undefined before any return. */
  readonly sinceReturn: number | undefined;
  /** Number of finished requests since the page was opened. */
  readonly total: number;
}

interface AgainOptions<Value> {
  /** Returns the delay in milliseconds before it is fetched again, or undefined when there is nothing to wait for. */
  readonly again?: (counts: RequestCounts, value: Value) => number | undefined;
  /** Whether a response that is fetched again replaces the current one. By default each does. */
  readonly replaces?: (latest: Value, current: Value) => boolean;
}

/** An `again` that fetches when the borrower returns to the page. */
export const onReturn = ({ sinceReturn }: RequestCounts): number | undefined => (sinceReturn === 0 ? 0 : undefined);

type Fetched<Value> = readonly [
  value: Value,
  /** Fetches again, while the current value stays visible. A fault reaches the nearest error boundary. */
  refresh: () => void,
  isRefreshing: boolean,
  /** Fetches again and returns the response, which replaces the current one. Rejects with a fault, and keeps it. */
  fetchAgain: (signal?: AbortSignal) => Promise<Value>,
];

/**
 * Reads a response, and suspends until it arrives. Throws a fault to the nearest error boundary. The response is shared by
 * all readers of equal calls, and dropped when the last one unmounts. A failed request of `again` keeps the current value.
 */
export function useFetched<Value, Details>(
  call: ReadCall<Value, Details>,
  options?: AgainOptions<Result<Value, Details>>,
): Fetched<Result<Value, Details>>;
export function useFetched<Value>(fetchAtom: FetchAtom<Value>, options?: AgainOptions<Value>): Fetched<Value>;
export function useFetched(
  source: FetchAtom<unknown> | ReadCall<unknown, unknown>,
  { again, replaces = () => true }: AgainOptions<never> = {},
): Fetched<unknown> {
  const fetchAtom = ("endpoint" in source ? fetchAtomOf(source) : source) as FetchAtom<unknown>;
  const store = useStore();
  const loaded = useAtomValue(fetchAtom);
  const [newer, setNewer] = useAtom(fetchAtom.newerAtom);
  const { value } = newer ?? { value: loaded };
  const fetchFirst = useSetAtom(fetchAtom);
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = useCallback(() => startRefresh(() => fetchFirst()), [fetchFirst]);
  const fetchAgain = async (signal = new AbortController().signal) => {
    const latest = await fetchAtom.fetch(store.get, signal);
    // A transition keeps the current screen while the files of the next one load.
    if (!signal.aborted && replaces(latest as never, value as never))
      startTransition(() => setNewer({ value: latest }));
    return latest;
  };
  useAgain(again && ((counts) => again(counts, value as never)), fetchAgain);
  return [value, refresh, isRefreshing, fetchAgain];
}

/** Calls `fetchAgain` as `again` states. A fault is ignored. */
function useAgain(
  again: ((counts: RequestCounts) => number | undefined) | undefined,
  fetchAgain: (signal: AbortSignal) => Promise<unknown>,
): void {
  const [counts, setCounts] = useState<RequestCounts>({ sinceReturn: undefined, total: 0 });
  const delay = again?.(counts);

  useReturn(() => {
    if (again) setCounts(({ total }) => ({ sinceReturn: 0, total }));
  });

  const refetch = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await fetchAgain(signal);
    } catch (error) {
      if (!signal.aborted && !(error instanceof Fault)) throw error;
    }
    if (signal.aborted) return;
    setCounts(({ sinceReturn, total }) => ({
      sinceReturn: sinceReturn === undefined ? undefined : sinceReturn + 1,
      total: total + 1,
    }));
  });

  // Each finished request and each return creates new `counts`, which schedules the next request.
  useEffect(() => {
    if (delay === undefined) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // While the page is hidden, the next request waits for the return.
      if (document.visibilityState === "visible") void refetch(controller.signal);
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [counts, delay]);
}
