import { randomUUID } from "node:crypto";
import { createDirectoryStore } from "./createDirectoryStore.ts";
import { createS3Store } from "./createS3Store.ts";
import type { Store } from "./Store.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Opens the store at an address: a folder, or `s3://bucket/prefix` with the service's origin, region and keys in the
 * variables that every S3 tool reads (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, …).
 */
export function openStore(address: string, variables: Variables = process.env): Store {
  const bucketAddress = /^s3:\/\/([\w.-]+)(?:\/(.*?))?\/?$/.exec(address);
  if (!bucketAddress) return createDirectoryStore(address);
  const needed = (name: string) => {
    const value = variables[name];
    if (value === undefined || value === "") throw new Error(`${address} needs the variable ${name}.`);
    return value;
  };
  const region = variables.AWS_REGION || variables.AWS_DEFAULT_REGION || "us-east-1";
  const sessionToken = variables.AWS_SESSION_TOKEN;
  return createS3Store({
    endpoint: variables.AWS_ENDPOINT_URL_S3 || variables.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`,
    bucket: bucketAddress[1] ?? "",
    prefix: bucketAddress[2] ?? "",
    region,
    accessKeyId: needed("AWS_ACCESS_KEY_ID"),
    secretAccessKey: needed("AWS_SECRET_ACCESS_KEY"),
    ...(sessionToken && { sessionToken }),
  });
}

/** A store in which two publishers could overwrite each other. The command ships nothing to it. */
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
    if (winner === undefined || winners.length > 1) {
      throw new UnsafeStore(
        store.address,
        `ignores If-None-Match: ${winners.length} of ${WRITERS} writers created the same key`,
      );
    }
    if (await store.create(key, bytes("too late"))) {
      throw new UnsafeStore(store.address, "ignores If-None-Match: it replaced an existing object");
    }
    const content = await store.read(key);
    if (content === undefined || new TextDecoder().decode(content) !== `writer ${winner}`) {
      throw new UnsafeStore(store.address, "does not return the first writer's content");
    }
    if (!(await store.list("probe/")).includes(key)) {
      throw new UnsafeStore(store.address, "does not list a new object");
    }
  } finally {
    await store.remove(key);
  }
}
