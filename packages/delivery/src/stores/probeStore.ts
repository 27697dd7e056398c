import { randomUUID } from "node:crypto";
import type { Store } from "./Store.ts";
import { UnsafeStore } from "./UnsafeStore.ts";

const WRITERS = 4;
const headers = { contentType: "text/plain; charset=utf-8", cacheControl: "no-store" };
const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Tries the store before it is trusted: of several writers of one key exactly one may be told that it was first, what it
 * wrote must stand, and a key that stands must be refused. Throws UnsafeStore with what the store did instead.
 */
export async function probeStore(store: Store): Promise<void> {
  const key = `probe/${randomUUID()}.txt`;
  try {
    const told = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => store.create(key, bytes(`writer ${writer}`), headers)),
    );
    const winners = told.flatMap((won, writer) => (won ? [writer] : []));
    const [winner] = winners;
    if (winner === undefined || winners.length > 1) {
      throw new UnsafeStore(
        store.address,
        `ignores If-None-Match: it told ${winners.length} of ${WRITERS} writers that they were first`,
      );
    }
    if (await store.create(key, bytes("too late"), headers)) {
      throw new UnsafeStore(store.address, "ignores If-None-Match: it wrote over what stood");
    }
    const stands = await store.read(key);
    if (stands === undefined || new TextDecoder().decode(stands) !== `writer ${winner}`) {
      throw new UnsafeStore(store.address, "does not hold what its first writer wrote");
    }
    if (!(await store.list("probe/")).includes(key)) {
      throw new UnsafeStore(store.address, "does not list what it has just been given");
    }
  } finally {
    await store.remove(key);
  }
}
