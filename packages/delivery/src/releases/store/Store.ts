import { Untrusted } from "../signing/seal.ts";

/**
 * Stores releases. Keys are slash-separated and relative ("releases/00000012.json"). Writes are atomic, and every later read sees
 * them. A failed operation throws an error with the store's address and the key in its message.
 */
export interface Store {
  /** The store's address for messages. */
  readonly address: string;
  /** Returns the object's content as it is stored; undefined when it does not exist. Throws when it exceeds OBJECT_MAX. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Returns the size of the object in bytes; undefined when it does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Atomic create: when several writers race, exactly one receives `true`; `false` when the key exists. */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /** Writes an object, and replaces an existing one. */
  replace(key: string, content: Uint8Array): Promise<void>;
  /**
   * Lists all keys with the prefix, sorted by character code; `after` skips all keys up to and including that one. A store may
   * leave out keys above `until`, which a bucket would list page after page.
   */
  list(prefix: string, after?: string, until?: string): Promise<readonly string[]>;
  /** Removes an object. Succeeds when it does not exist. */
  remove(key: string): Promise<void>;
  /** Milliseconds by which this machine's clock was ahead of the store's at its last response; undefined without one. */
  clockAheadMs?(): number | undefined;
}

/** Longest object that a store reads, in bytes. The largest file of a release has about 1 MB, a source map 4 MB. */
export const OBJECT_MAX = 16_000_000;

const KEY = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.@+~-]+(\/[\w.@+~-]+)*$/;

/** Rejects a key that could leave the store, or that two stores would write differently. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is not a valid key.`);
  return key;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  html: "text/html; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  woff2: "font/woff2",
};

/** Returns the content type for a file name. */
export const contentTypeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";

/** Returns whether compression helps for a content type: true for text, false for pictures and fonts. */
export const isText = (contentType: string): boolean => /charset=|svg/.test(contentType);

/** Longest signed object or document that is read, in bytes. The largest list has some 20 kB, the largest document 80 kB. */
const MAX_BYTES = 5_000_000;

/**
 * Reads an object that may have been written by someone else. Throws when it is longer than any valid one, because reading it
 * would block every request of a server. Returns undefined when it does not exist.
 */
export async function readBounded(store: Store, key: string): Promise<Uint8Array | undefined> {
  const size = await store.size(key);
  if (size !== undefined && size > MAX_BYTES) {
    throw new Untrusted(`${store.address}/${key} has ${size} bytes, at most ${MAX_BYTES} are read.`);
  }
  return size === undefined ? undefined : store.read(key);
}

/** Reads from a store and keeps all writes in memory, so that a dry run leaves nothing behind. Removes only what it has written. */
export function createOverlayStore(store: Store): Store {
  const written = new Map<string, Uint8Array>();
  return {
    address: store.address,
    read: async (key) => written.get(key) ?? (await store.read(key)),
    size: async (key) => written.get(key)?.byteLength ?? (await store.size(key)),
    async create(key, content) {
      // After the wait, since another writer may have come first meanwhile.
      if ((await store.size(key)) !== undefined || written.has(key)) return false;
      written.set(key, content);
      return true;
    },
    replace: async (key, content) => void written.set(key, content),
    async list(prefix, after = "") {
      const own = [...written.keys()].filter((key) => key.startsWith(prefix) && key > after);
      return [...new Set([...(await store.list(prefix, after)), ...own])].sort();
    },
    remove: async (key) => void written.delete(key),
  };
}
