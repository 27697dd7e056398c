import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "./programs.ts";
import type { Bucket } from "./startRadosgw.ts";

interface StorageOptions {
  /** Ignores `If-None-Match`, as services without conditional writes do. */
  readonly ignoresConditions?: boolean;
  /** Number of keys per page of a listing; real services return a thousand. */
  readonly pageSize?: number;
  /** Milliseconds by which its clock is behind. */
  readonly clockBehindMs?: number;
}

/** A running S3 simulation. All buckets exist, and any key may write. */
export interface ObjectStorage extends Bucket {
  /** Changes the responses to the next requests: a status with an empty body, or "lost", which executes the request and breaks the connection. */
  failNext(responses: readonly (number | "lost")[]): void;
  /** Returns whether an object exists. */
  has(key: string): boolean;
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Starts a small S3 simulation in memory on a free port: objects, version 2 listings with pages, and `If-None-Match: *` as AWS
 * and Ceph support it. It requires a signature but does not verify it.
 */
export async function startObjectStorage(options: StorageOptions = {}): Promise<ObjectStorage> {
  const { ignoresConditions = false, pageSize = 1000, clockBehindMs = 0 } = options;
  const objects = new Map<string, Buffer>();
  const failures: (number | "lost")[] = [];

  function list(query: URLSearchParams, bucket: string) {
    const prefix = `${bucket}/${query.get("prefix") ?? ""}`;
    const after = `${bucket}/${query.get("continuation-token") ?? query.get("start-after") ?? ""}`;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize).map((key) => key.slice(bucket.length + 1));
    const more = keys.length > pageSize;
    return [
      '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
      `<IsTruncated>${more}</IsTruncated>`,
      ...page.map((key) => `<Contents><Key>${escapeXml(encodeURIComponent(key))}</Key></Contents>`),
      more ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? "")}</NextContinuationToken>` : "",
      "</ListBucketResult>",
    ].join("");
  }

  function act(
    request: IncomingMessage,
    content: Buffer,
  ): { status: number; body?: string | Buffer; headers?: object } {
    const url = new URL(request.url ?? "/", "http://storage");
    const key = decodeURIComponent(url.pathname.slice(1));
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return { status: 403 };
    if (request.method === "GET" && url.searchParams.has("list-type")) {
      return { status: 200, body: list(url.searchParams, key), headers: { "content-type": "application/xml" } };
    }
    const stored = objects.get(key);
    if (request.method === "HEAD") {
      return stored ? { status: 200, headers: { "content-length": String(stored.byteLength) } } : { status: 404 };
    }
    if (request.method === "GET") return stored ? { status: 200, body: stored } : { status: 404 };
    if (request.method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    if (request.method !== "PUT") return { status: 405 };
    if (stored && request.headers["if-none-match"] === "*" && !ignoresConditions) {
      return { status: 412, body: "<Error><Code>PreconditionFailed</Code></Error>" };
    }
    objects.set(key, content);
    return { status: 200, headers: { etag: `"${createHash("md5").update(content).digest("hex")}"` } };
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const failure = failures.shift();
    if (typeof failure === "number") return response.writeHead(failure).end();
    const { status, body, headers = {} } = act(request, Buffer.concat(parts));
    if (failure === "lost") return request.socket.destroy();
    response.writeHead(status, { date: new Date(Date.now() - clockBehindMs).toUTCString(), ...headers }).end(body);
  }

  const { origin: endpoint, close } = await serve((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  const variables = { AWS_ENDPOINT_URL_S3: endpoint, AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" };
  return {
    endpoint,
    writer: variables,
    reader: variables,
    failNext: (responses) => void failures.splice(0, failures.length, ...responses),
    has: (key) => objects.has(key),
    stop: close,
  };
}
