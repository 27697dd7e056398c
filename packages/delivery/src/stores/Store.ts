/** How an object is to be served. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Of a compressed variant: "br" or "gzip". */
  readonly contentEncoding?: string;
}

/**
 * Where releases are kept. Keys are slash-separated and relative ("sets/00000012.json"). A write is seen whole or not at
 * all, and every later read sees it; a fault of the store is thrown with the store's address and the key in its message.
 */
export interface Store {
  /** Its address, as a person would write it. */
  readonly address: string;
  /** The object's content, unpacked where it was written with a content encoding; undefined where there is none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Bytes of the object as it is sent to a browser, or undefined where there is none. */
  size(key: string): Promise<number | undefined>;
  /** Writes only where nothing stands. False when something did: of any number of writers at once exactly one is told true. */
  create(key: string, content: Uint8Array, headers: ObjectHeaders): Promise<boolean>;
  /** Writes whatever stands there. */
  replace(key: string, content: Uint8Array, headers: ObjectHeaders): Promise<void>;
  /** Every key that begins with the prefix, in the order of their characters; `after` leaves out all up to that key. */
  list(prefix: string, after?: string): Promise<readonly string[]>;
  /** Removes the object; nothing to remove is no fault. */
  remove(key: string): Promise<void>;
}
