import type { Store } from "../stores/Store.ts";

/** The publisher is gone: nothing that it asks for is done any more. */
export class Crash extends Error {
  override readonly name = "Crash";
}

/**
 * A store whose publisher dies at one of its operations: before it is done, or after it was done and before it is told.
 * `operations()` says how many there were.
 */
export function createCrashingStore(store: Store, at: number, moment: "before" | "after") {
  let count = 0;
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    count += 1;
    const own = count;
    if (own > at || (own === at && moment === "before")) throw new Crash();
    const result = await work();
    if (own >= at || count > at) throw new Crash();
    return result;
  };
  const crashing: Store = {
    address: store.address,
    read: (key) => guard(() => store.read(key)),
    size: (key) => guard(() => store.size(key)),
    create: (...request) => guard(() => store.create(...request)),
    replace: (...request) => guard(() => store.replace(...request)),
    list: (...request) => guard(() => store.list(...request)),
    remove: (key) => guard(() => store.remove(key)),
  };
  return { store: crashing, operations: () => count };
}
