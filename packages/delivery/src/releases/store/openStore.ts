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
