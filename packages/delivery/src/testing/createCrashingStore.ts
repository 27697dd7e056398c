import type { Store } from "../releases/store/Store.ts";

/** Thrown by every operation after the simulated crash of the publisher. */
export class Crash extends Error {
  override readonly name = "Crash";
}

const throwCrash = (): void => {
  throw new Crash();
};

/**
 * Creates a store that crashes its publisher before or after one of its operations. `operations()` returns their number. By
 * default a crash is simulated: this operation and all later ones throw Crash.
 */
export function createCrashingStore(store: Store, at: number, moment: "before" | "after", crash = throwCrash) {
  let count = 0;
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    count += 1;
    const own = count;
    if (own > at || (own === at && moment === "before")) crash();
    const result = await work();
    if (own >= at || count > at) crash();
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
