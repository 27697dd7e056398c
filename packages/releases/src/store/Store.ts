/** An object with the mark of its content: another content has another mark. */
export interface Stored {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/**
 * Stores releases. Keys are slash-separated and relative ("releases/00000012.json"). Writes are atomic, and every later read sees
 * them. A failed operation throws an error with the store's address and the key in its message.
 */
export interface Store {
  /** The store's address for messages. */
  readonly address: string;
  /** Returns the object's content; undefined when it does not exist. Throws Untrusted when it is longer than `max` bytes. */
  read(key: string, max?: number): Promise<Uint8Array | undefined>;
  /** Reads an object with its mark; "unchanged" when it still has this one, which costs no transfer. */
  readIfChanged(key: string, etag: string | undefined, max?: number): Promise<Stored | "unchanged" | undefined>;
  /** Atomic create: when several writers race, exactly one receives `true`; `false` when the key exists. */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /** Writes an object, and replaces an existing one. Only HEAD, requests and outcomes are replaced. */
  replace(key: string, content: Uint8Array): Promise<void>;
  /** Removes an object. Succeeds when it does not exist. */
  remove(key: string): Promise<void>;
}

/** Longest object that is read, in bytes. The largest file of a release has about 1 MB. */
export const OBJECT_MAX = 16_000_000;
/** Longest signed object that is read, in bytes. A release has some 20 kB. */
export const SIGNED_MAX = 1_000_000;

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

/** Returns the content type for a file name. HTML has none: no file of an app is a document of the site. */
export const contentTypeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";

/** Returns whether a file is stored compressed too: every text, and no picture or font. */
export const isText = (file: string): boolean => /charset=|svg/.test(contentTypeOf(file));

/** The compressed forms of a text by the ends of their keys, as nginx and browsers name them. */
export const ENCODINGS = { br: "br", gz: "gzip" } as const;
export type EncodingEnd = keyof typeof ENCODINGS;

/** The `cache-control` of a file whose address names its version. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Returns the headers that an object has in a bucket, from which a CDN serves it. */
export function headersOf(key: string) {
  const [, plain = key, end] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
  const isFile = key.startsWith("assets/");
  return {
    contentType: contentTypeOf(plain),
    ...(isFile && end !== undefined && { contentEncoding: ENCODINGS[end as EncodingEnd] }),
    cacheControl: isFile ? IMMUTABLE : "no-cache",
  };
}

/**
 * Calls an action for each item, for at most `limit` items at a time: requests to a distant store wait together. Rejects with the
 * first error.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await action(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
