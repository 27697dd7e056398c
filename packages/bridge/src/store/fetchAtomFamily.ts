import { atom, type Getter, type PrimitiveAtom, type WritableAtom } from "jotai";

/** A cached response: reads as a promise; writing it (without arguments) fetches it again. */
export type FetchAtom<Value> = WritableAtom<Promise<Value>, [], void> & {
  /** Fetches the response without replacing the cached one. */
  readonly fetch: (get: Getter, signal: AbortSignal) => Promise<Value>;
  /** A newer response, which its readers show instead. A plain value, so that nothing suspends when it arrives. */
  readonly newerAtom: PrimitiveAtom<{ readonly value: Value } | undefined>;
};

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

  const requestCountAtom = atom(0);
  const newerAtom = atom<{ readonly value: Value }>();
  const readAtom = atom(
    (get, { signal }) => {
      get(requestCountAtom);
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
          recordFault(error, drop);
          setTimeout(dropIfUnread, UNREAD_FAULT_MS);
        },
      );
      return response;
    },
    (_get, set) => {
      set(newerAtom, undefined);
      set(requestCountAtom, (count) => count + 1);
    },
  );
  const fetchAtom: FetchAtom<Value> = Object.assign(readAtom, {
    fetch: (get: Getter, signal: AbortSignal) => fetcher(get, param, { signal }),
    newerAtom,
  });
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
function recordFault(error: unknown, drop: () => void): void {
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
