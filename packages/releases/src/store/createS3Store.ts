import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type * as Sdk from "@aws-sdk/client-s3";
import { Untrusted } from "../formats/names.ts";
import { checkKey, headersOf, OBJECT_MAX, type Store, type Stored } from "./Store.ts";

interface S3StoreOptions {
  readonly bucket: string;
  /** Prefix of every key, without slashes at its ends; may be empty. */
  readonly prefix?: string;
  /** Origin of the service. By default that of the variables `AWS_ENDPOINT_URL_S3` and `AWS_ENDPOINT_URL`, else AWS itself. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Milliseconds of silence until a request is sent again. Default: 5000. */
  readonly silenceMs?: number;
}

/** Number of attempts when the response is transient, or missing. */
const ATTEMPTS = 5;
const SILENCE_MS = 5_000;
/** What to do about the faults of a wrong setting, by the vendor's names. */
const REMEDIES: Readonly<Record<string, string>> = {
  CredentialsProviderError: "There is no key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
  InvalidAccessKeyId: "The service has no such key: correct AWS_ACCESS_KEY_ID.",
  SignatureDoesNotMatch: "AWS_SECRET_ACCESS_KEY is not that of AWS_ACCESS_KEY_ID.",
  AccessDenied: "The key of AWS_ACCESS_KEY_ID may not do that here.",
  RequestTimeTooSkewed: "The clock of this machine is wrong.",
  NoSuchBucket: "There is no such bucket: create it, or correct the address of the store.",
};
/** Pause between two attempts to create an object that another writer creates at the same moment, in milliseconds. */
const CONFLICT_PAUSE_MS = 100;
const NOT_MODIFIED = 304;
const NOT_FOUND = 404;
/** Two writers met inside the service, and it has not decided yet which one is first. */
const CONFLICT = 409;
const EXISTS = 412;

/**
 * Opens a store in a bucket of any S3-compatible service, by the vendor's client: it takes credentials from the environment, a
 * profile, a container or a web identity. The one condition that the store relies on is `If-None-Match: *`; probeStore detects
 * services that ignore it.
 */
export function createS3Store(options: S3StoreOptions): Store {
  const { bucket, prefix = "", endpoint, region, silenceMs = SILENCE_MS } = options;
  const address = `s3://${bucket}${prefix && `/${prefix}`}${endpoint ? ` at ${endpoint}` : ""}`;
  const before = prefix === "" ? "" : `${prefix}/`;
  const placeOf = (key: string) => ({ Bucket: bucket, Key: before + checkKey(key) });
  // Loaded with the first request: a store in a folder does without it.
  let opened: Promise<{ readonly sdk: typeof Sdk; readonly client: Sdk.S3Client }> | undefined;

  async function open() {
    const sdk = await import("@aws-sdk/client-s3");
    const client = new sdk.S3Client({
      region,
      ...(endpoint && { endpoint }),
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      // Further checksums are unknown to other services. Every object is verified by its hash or signature.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: silenceMs,
        socketTimeout: silenceMs,
        requestTimeout: silenceMs,
        throwOnRequestTimeout: true,
      },
    });
    client.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args);
        const response = result.response as { body?: unknown };
        if (response.body instanceof Readable)
          response.body = Readable.from(limit(response.body, address), { objectMode: false });
        return result;
      },
      { step: "deserialize", priority: "low", name: "limit" },
    );
    return { sdk, client };
  }

  /** Runs one request. Returns the status instead of a result when the service responds with one of these. */
  async function send<Result>(
    what: string,
    request: (sdk: typeof Sdk, client: Sdk.S3Client) => Promise<Result>,
    statuses: readonly number[] = [],
  ): Promise<Result | number> {
    opened ??= open();
    const { sdk, client } = await opened;
    try {
      return await request(sdk, client);
    } catch (fault) {
      if (fault instanceof Untrusted) throw fault;
      const status = fault instanceof sdk.S3ServiceException ? fault.$metadata.httpStatusCode : undefined;
      const { name } = fault as Error;
      // A missing bucket is no missing object: nobody may take it for an empty store.
      if (status !== undefined && statuses.includes(status) && name !== "NoSuchBucket") return status;
      const remedy = REMEDIES[name] ?? "";
      const fails = remedy === "" ? "cannot be reached" : "cannot be used";
      const reason = status === undefined ? fails : `responded with status ${status}`;
      throw new Error(`${address} ${reason}: ${what}. ${remedy}`.trim(), { cause: fault });
    }
  }

  async function get(key: string, max: number, etag?: string): Promise<Stored | number> {
    const tooLong = () => new Untrusted(`${address}/${key} is longer than ${max} bytes.`);
    const request = { ...placeOf(key), ...(etag !== undefined && { IfNoneMatch: etag }) };
    return send(
      `reading ${key}`,
      async (sdk, client) => {
        const { Body, ContentLength = 0, ETag = "" } = await client.send(new sdk.GetObjectCommand(request));
        if (ContentLength > max) {
          if (Body instanceof Readable) Body.destroy();
          throw tooLong();
        }
        const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
        if (bytes.length > max) throw tooLong();
        return { bytes, etag: ETag };
      },
      [NOT_MODIFIED, NOT_FOUND],
    );
  }

  const put = (
    key: string,
    content: Uint8Array,
    condition: { readonly IfNoneMatch?: "*" },
    statuses: readonly number[],
  ) =>
    send(
      `writing ${key}`,
      (sdk, client) => {
        const { contentType, contentEncoding, cacheControl } = headersOf(key);
        const headers = {
          ContentType: contentType,
          CacheControl: cacheControl,
          ...(contentEncoding && { ContentEncoding: contentEncoding }),
        };
        return client.send(new sdk.PutObjectCommand({ ...placeOf(key), Body: content, ...headers, ...condition }));
      },
      statuses,
    );

  return {
    address,
    async read(key, max = OBJECT_MAX) {
      const found = await get(key, max);
      return typeof found === "number" ? undefined : found.bytes;
    },
    async readIfChanged(key, etag, max = OBJECT_MAX) {
      const found = await get(key, max, etag);
      if (typeof found === "number") return found === NOT_MODIFIED ? "unchanged" : undefined;
      return found;
    },
    async create(key, content) {
      for (let attempt = 1; ; attempt += 1) {
        const written = await put(key, content, { IfNoneMatch: "*" }, [
          EXISTS,
          ...(attempt < ATTEMPTS ? [CONFLICT] : []),
        ]);
        if (written !== CONFLICT) return written !== EXISTS;
        await setTimeout(CONFLICT_PAUSE_MS * attempt);
      }
    },
    async replace(key, content) {
      await put(key, content, {}, []);
    },
    async remove(key) {
      await send(`removing ${key}`, (sdk, client) => client.send(new sdk.DeleteObjectCommand(placeOf(key))), [404]);
    },
  };
}

/** Ends a body that is longer than any object: also an error that never ends. */
async function* limit(body: Readable, address: string) {
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > OBJECT_MAX) throw new Untrusted(`${address} sends a body of more than ${OBJECT_MAX} bytes.`);
    yield part;
  }
}
