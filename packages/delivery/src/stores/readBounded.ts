import { Untrusted } from "../keys/seal.ts";
import type { Store } from "./Store.ts";

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
