import type { Store } from "./Store.ts";

/** Reads from a store and keeps all writes in memory, so that a dry run leaves nothing behind. */
export function createOverlayStore(store: Store): Store {
  const written = new Map<string, Uint8Array>();
  const removed = new Set<string>();
  const read = async (key: string) => written.get(key) ?? (removed.has(key) ? undefined : await store.read(key));
  return {
    address: store.address,
    read,
    size: async (key) => written.get(key)?.byteLength ?? (removed.has(key) ? undefined : await store.size(key)),
    async create(key, content) {
      if ((await read(key)) || written.has(key)) return false;
      written.set(key, content);
      return true;
    },
    async replace(key, content) {
      written.set(key, content);
    },
    async list(prefix, after = "") {
      const below = (await store.list(prefix, after)).filter((key) => !removed.has(key));
      const own = [...written.keys()].filter((key) => key.startsWith(prefix) && key > after);
      return [...new Set([...below, ...own])].sort();
    },
    async remove(key) {
      written.delete(key);
      removed.add(key);
    },
  };
}
