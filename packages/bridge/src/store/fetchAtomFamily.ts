import { atom, type Getter, type WritableAtom } from "jotai";
import { rememberFault } from "./forgetFault.ts";

/** A stored answer: reads as a promise, writes (without arguments) to ask again. */
export type FetchAtom<Value> = WritableAtom<Promise<Value>, [], void>;

type Fetcher<Param, Value> = (get: Getter, param: Param, options: { readonly signal: AbortSignal }) => Promise<Value>;

// How long an answer that nobody has shown yet is kept: long enough for a screen to come up, or for a touch to become a
// tap. A failed one is kept only while its boundary comes up, for then it must not be asked for in a circle.
const UNREAD_ANSWER_MS = 10_000;
const UNREAD_FAULT_MS = 1_000;

/**
 * A family of stored answers, one for each parameter that is the same as JSON. An answer is shared by all its readers
 * and dropped when the last of them leaves the screen (its `signal` is aborted then), so a screen opened again asks anew.
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
  const underWay = new Set<AbortController>();
  let readers = 0;
  const drop = () => {
    leaveFamily();
    for (const controller of underWay) controller.abort();
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
      underWay.add(controller);
      const answer = new Promise<Value>((resolve) => resolve(fetcher(get, param, { signal: controller.signal })));
      answer.then(
        () => {
          underWay.delete(controller);
          setTimeout(dropIfUnread, UNREAD_ANSWER_MS);
        },
        (error: unknown) => {
          underWay.delete(controller);
          rememberFault(error, drop);
          setTimeout(dropIfUnread, UNREAD_FAULT_MS);
        },
      );
      return answer;
    },
    (_get, set) => set(generationAtom, (generation) => generation + 1),
  );
  fetchAtom.onMount = () => {
    readers += 1;
    return () => {
      readers -= 1;
      // React unmounts and mounts within one turn (StrictMode, one screen taking over from another): that is no leaving.
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
