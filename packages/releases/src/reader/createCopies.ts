import type { Store } from "../store/Store.ts";

const CURRENT_KEY = "current.txt";

/**
 * Keeps the objects of the current release in a folder of this server. Nothing is trusted for its place: the reader verifies the
 * copies as it verifies the store.
 */
export function createCopies(cache: Store) {
  return {
    store: cache,
    /** Returns the number of the release that was kept last; undefined when there is none. */
    async number(): Promise<number | undefined> {
      const text = new TextDecoder().decode((await cache.read(CURRENT_KEY, 20)) ?? new Uint8Array());
      return /^\d{1,8}$/.test(text) ? Number(text) : undefined;
    },
    /** Writes objects that were verified, and removes those that the release does not need. Its number is written in between. */
    async keep(number: number, verified: ReadonlyMap<string, Uint8Array>, needed: ReadonlySet<string>): Promise<void> {
      for (const [key, bytes] of verified) if (needed.has(key)) await cache.replace(key, bytes);
      await cache.replace(CURRENT_KEY, new TextEncoder().encode(String(number)));
      for (const key of await cache.list("")) if (key !== CURRENT_KEY && !needed.has(key)) await cache.remove(key);
    },
  };
}

/** Returns a store that also puts what is read into a map. */
export const recordReads = (store: Store, reads: Map<string, Uint8Array>): Store => ({
  ...store,
  async read(key, max) {
    const bytes = await store.read(key, max);
    if (bytes) reads.set(key, bytes);
    return bytes;
  },
});
