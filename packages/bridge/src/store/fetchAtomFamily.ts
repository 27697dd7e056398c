import { atom, type Getter, useAtomValue, useSetAtom, type WritableAtom } from "jotai";
import { useCallback, useTransition } from "react";

/** A cached response: reads as a promise; writing it (without arguments) fetches it again. */
export type FetchAtom<Value> = WritableAtom<Promise<Value>, [], void>;

type Fetcher<Param, Value> = (get: Getter, param: Param, options: { readonly signal: AbortSignal }) => Promise<Value>;

// How long a response without readers is cached: long enough for a screen to mount, or for a touch to become a tap. A
// failed one is cached only until its error boundary mounts, to avoid an endless fetch loop.
const UNREAD_RESPONSE_MS = 10_000;
const UNREAD_FAULT_MS = 1_000;

/**
 * Creates a family of cached responses, one for each parameter that is equal as JSON. All readers share a response. It
 * is dropped, and its `signal` aborted, when the last reader unmounts, so that a screen that is opened again fetches
 * again.
 */
export function fetchAtomFamily<Param, Value>(fetcher: Fetcher<Param, Value>): (param: Param) => FetchAtom<Value> {
  const family = new Map<string, FetchAtom<Value>>();
  return (param) => {
    const key = toKey(param);
    const existing = family.get(key);
    if (existing) return existing;
    const created = makeFetchAtom(fetcher, param, () => {
      if (family.get(key) === created) family.delete(key);
    });
    family.set(key, created);
    return created;
  };
}

function makeFetchAtom<Param, Value>(
  fetcher: Fetcher<Param, Value>,
  param: Param,
  leaveFamily: () => void,
): FetchAtom<Value> {
  const inFlight = new Set<AbortController>();
  let readers = 0;
  const drop = () => {
    leaveFamily();
    for (const controller of inFlight) controller.abort();
  };
  const dropIfUnread = () => {
    if (readers === 0) drop();
  };

  const generationAtom = atom(0);
  const fetchAtom: FetchAtom<Value> = atom(
    (get, { signal }) => {
      get(generationAtom);
      const controller = new AbortController();
      signal.addEventListener("abort", () => controller.abort(), { once: true });
      inFlight.add(controller);
      const response = new Promise<Value>((resolve) => resolve(fetcher(get, param, { signal: controller.signal })));
      response.then(
        () => {
          inFlight.delete(controller);
          setTimeout(dropIfUnread, UNREAD_RESPONSE_MS);
        },
        (error: unknown) => {
          inFlight.delete(controller);
          rememberFault(error, drop);
          setTimeout(dropIfUnread, UNREAD_FAULT_MS);
        },
      );
      return response;
    },
    (_get, set) => set(generationAtom, (generation) => generation + 1),
  );
  fetchAtom.onMount = () => {
    readers += 1;
    return () => {
      readers -= 1;
      // React unmounts and mounts within one turn in StrictMode and when one screen replaces another: the readers have
      // not left.
      queueMicrotask(dropIfUnread);
    };
  };
  return fetchAtom;
}

function toKey(param: unknown): string {
  return (
    JSON.stringify(param, (_, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ) ?? ""
  );
}

const drops = new WeakMap<object, () => void>();

/** Records which cached response failed with this error. */
function rememberFault(error: unknown, drop: () => void): void {
  if (typeof error === "object" && error !== null) drops.set(error, drop);
}

/**
 * Drops what failed with this error, so that the next render requests it again: a cached response, or the module of a
 * lazy component, which attaches a `forget` method to its error. An error boundary calls it before it renders its children
 * again. Does nothing for any other error.
 */
export function forgetFault(error: unknown): void {
  if (typeof error !== "object" || error === null) return;
  drops.get(error)?.();
  if ("forget" in error && typeof error.forget === "function") error.forget();
}

/**
 * Reads a cached response and suspends until it arrives. `refresh` fetches again while the current value stays visible,
 * and `isRefreshing` is true meanwhile. Throws a fault to the nearest error boundary.
 */
export function useFetched<Value>(
  fetchAtom: FetchAtom<Value>,
): [value: Value, refresh: () => void, isRefreshing: boolean] {
  const value = useAtomValue(fetchAtom);
  const fetchAgain = useSetAtom(fetchAtom);
  const [isRefreshing, startTransition] = useTransition();
  const refresh = useCallback(() => startTransition(() => fetchAgain()), [fetchAgain]);
  return [value, refresh, isRefreshing];
}
