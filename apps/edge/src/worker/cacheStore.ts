import type { Store } from "@lending/delivery/live";

/** The part of the Cache API that the store uses. */
export interface CacheApi {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
  delete(url: string): Promise<boolean>;
}

const UPDATE_MS = 5000;
const KEPT = "public, max-age=31536000";

/**
 * Opens a store in a worker's Cache API. The API cannot list, so one object has all keys. Its provider evicts objects at any time,
 * which a reader of the store notices, because it verifies everything.
 */
export function createCacheStore(open: () => Promise<CacheApi>, name: string): Store {
  const urlOf = (key: string) => `https://${name}.cache.invalid/${key}`;
  const index = urlOf("index.json");

  async function keys(): Promise<readonly string[]> {
    const found = await (await open()).match(index);
    const list: unknown = found ? await found.json() : [];
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  }

  async function read(key: string) {
    const found = await (await open()).match(urlOf(key));
    return found && new Uint8Array(await found.arrayBuffer());
  }

  const put = async (url: string, body: BodyInit) =>
    (await open()).put(url, new Response(body, { headers: { "cache-control": KEPT } }));

  let updating: Promise<unknown> = Promise.resolve();
  /**
   * Changes the list of keys. One change follows another, because two at once would lose a key. It waits no longer than
   * UPDATE_MS: a provider may end the request that the change before belongs to.
   */
  function updateKeys(change: (known: readonly string[]) => readonly string[]): Promise<void> {
    const pause = new Promise((resolve) => setTimeout(resolve, UPDATE_MS));
    const updated = Promise.race([updating, pause]).then(async () => {
      const known = await keys();
      const next = change(known);
      if (next.length !== known.length) await put(index, JSON.stringify(next));
    });
    updating = updated.catch(() => undefined);
    return updated;
  }

  async function replace(key: string, content: Uint8Array) {
    await put(urlOf(key), new Uint8Array(content));
    // Only lists of releases and switches are ever listed.
    if (/^(?:live|switches)\//.test(key)) await updateKeys((known) => (known.includes(key) ? known : [...known, key]));
  }

  return {
    address: "the cache of this worker",
    read,
    replace,
    size: async (key) => (await read(key))?.byteLength,
    async create(key, content) {
      if (await read(key)) return false;
      await replace(key, content);
      return true;
    },
    list: async (prefix, after = "") => (await keys()).filter((key) => key.startsWith(prefix) && key > after).sort(),
    async remove(key) {
      await (await open()).delete(urlOf(key));
      await updateKeys((known) => known.filter((one) => one !== key));
    },
  };
}
