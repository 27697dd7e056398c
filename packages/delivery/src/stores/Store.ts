/** Response headers of an object. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Set for a compressed variant: "br" or "gzip". */
  readonly contentEncoding?: string;
}

/**
 * Stores releases. Keys are slash-separated and relative ("sets/00000012.json"). Writes are atomic, and every later read sees
 * them. A failed operation throws an error with the store's address and the key in its message.
 */
export interface Store {
  /** The store's address for messages. */
  readonly address: string;
  /** Returns the object's content, decompressed when it has a content encoding; undefined when it does not exist. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Returns the size of the object in bytes as a browser downloads it; undefined when it does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Atomic create: when several writers race, exactly one receives `true`; `false` when the key exists. */
  create(key: string, content: Uint8Array, headers: ObjectHeaders): Promise<boolean>;
  /** Writes an object, and replaces an existing one. */
  replace(key: string, content: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /** Lists all keys with the prefix, sorted by character code; `after` skips all keys up to and including that one. */
  list(prefix: string, after?: string): Promise<readonly string[]>;
  /** Removes an object. Succeeds when it does not exist. */
  remove(key: string): Promise<void>;
}
