import { forEachAtOnce, type Store } from "@lending/releases";

/** A store that keeps new objects in memory until they are written. */
export interface Overlay extends Store {
  /** Writes the new objects, statements last: each is the proof that the others exist. */
  flush(): Promise<void>;
}

/** Objects that are written at the same time. */
const AT_ONCE = 16;
const isStatement = (key: string) => key.endsWith("/artefact.json");

/** Creates a store that reads another one and keeps what is created in memory, so that a refused build leaves nothing behind. */
export function createOverlay(store: Store): Overlay {
  const created = new Map<string, Uint8Array>();
  async function write(key: string) {
    const content = created.get(key);
    if (!content || (await store.create(key, content))) return;
    const stored = await store.read(key);
    if (!stored || Buffer.compare(stored, content) !== 0)
      throw new Error(`${store.address}/${key} was written meanwhile, with other content. Remove it, then try again.`);
  }
  return {
    ...store,
    read: async (key, max) => created.get(key) ?? store.read(key, max),
    async create(key, content) {
      if (created.has(key) || (await store.read(key))) return false;
      created.set(key, content);
      return true;
    },
    async flush() {
      const keys = [...created.keys()];
      for (const now of [keys.filter((key) => !isStatement(key)), keys.filter(isStatement)])
        await forEachAtOnce(now, AT_ONCE, write);
      created.clear();
    },
  };
}
