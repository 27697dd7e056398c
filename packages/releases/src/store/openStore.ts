import { randomUUID } from "node:crypto";
import { createFolderStore } from "./createFolderStore.ts";
import { createS3Store } from "./createS3Store.ts";
import type { Store } from "./Store.ts";

/**
 * Opens the store at an address: a folder, or `s3://bucket/prefix` with the region and the service's origin in the variables that
 * every S3 tool reads (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`). The vendor's client finds the credentials by itself.
 */
export function openStore(
  address: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Store {
  const [, bucket, prefix = ""] = /^s3:\/\/([\w.-]+)(?:\/(.*?))?\/?$/.exec(address) ?? [];
  if (bucket === undefined) return createFolderStore(address);
  return createS3Store({
    bucket,
    prefix,
    region: variables.AWS_REGION || variables.AWS_DEFAULT_REGION || "us-east-1",
    endpoint: variables.AWS_ENDPOINT_URL_S3 || variables.AWS_ENDPOINT_URL || undefined,
  });
}

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
