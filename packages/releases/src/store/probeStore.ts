import { randomUUID } from "node:crypto";
import type { Store } from "./Store.ts";

/** A store in which two writers could overwrite each other. Nothing is shipped to it. */
export class UnsafeStore extends Error {
  override readonly name = "UnsafeStore";

  constructor(address: string, what: string) {
    super(
      `${address} ${what}. Two publishers could overwrite each other there, so nothing is shipped to it. ` +
        "AWS S3, Ceph, MinIO, R2 and a folder support the condition.",
    );
  }
}

const WRITERS = 4;
const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Tests a store before the first write: of several writers of one key exactly one may receive `true`, the store must contain that
 * writer's content, and it must reject a second create. Throws UnsafeStore with a description of the failure. Without any winner
 * it tries again, because the response to the winner may have been lost.
 */
export async function probeStore(store: Store, attempts = 3): Promise<void> {
  const key = `probe/${randomUUID()}.txt`;
  try {
    const results = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => store.create(key, bytes(`writer ${writer}`))),
    );
    const winners = results.flatMap((won, writer) => (won ? [writer] : []));
    const [winner] = winners;
    if (winner === undefined && attempts > 1) return await probeStore(store, attempts - 1);
    if (winner === undefined || winners.length > 1)
      throw new UnsafeStore(
        store.address,
        `ignores If-None-Match: ${winners.length} of ${WRITERS} writers created the same key`,
      );
    if (await store.create(key, bytes("too late")))
      throw new UnsafeStore(store.address, "ignores If-None-Match: it replaced an existing object");
    const content = await store.read(key);
    if (content === undefined || new TextDecoder().decode(content) !== `writer ${winner}`)
      throw new UnsafeStore(store.address, "does not return the first writer's content");
  } finally {
    await store.remove(key);
  }
}
