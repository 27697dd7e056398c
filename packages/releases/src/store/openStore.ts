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
