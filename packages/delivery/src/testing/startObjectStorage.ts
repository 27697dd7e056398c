import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface StoredObject {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

interface StorageOptions {
  /** Behaves as the services do that know no conditions: `If-None-Match` is not even looked at. */
  readonly ignoresConditions?: boolean;
  /** Keys a page of a listing; the real ones have a thousand. */
  readonly pageSize?: number;
}

/** A running stand-in for S3. */
export interface ObjectStorage {
  /** What a store's endpoint is to be. Any bucket exists. */
  readonly endpoint: string;
  /** Answers the next requests so: a status with an empty body, or "lost": it does the work, and the connection breaks. */
  failNext(answers: readonly (number | "lost")[]): void;
  /** How an object would be served. */
  headersOf(key: string): Readonly<Record<string, string>> | undefined;
  stop(): Promise<void>;
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A small S3 on a port of its own, in memory: objects, version 2 listings with pages, and `If-None-Match: *` as AWS and Ceph
 * keep it. It asks for a signature but doesn't check it.
 */
export async function startObjectStorage(options: StorageOptions = {}): Promise<ObjectStorage> {
  const { ignoresConditions = false, pageSize = 1000 } = options;
  const objects = new Map<string, StoredObject>();
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
    const stands = objects.get(key);
    if (request.method === "HEAD") {
      const length = { "content-length": String(stands?.content.byteLength ?? 0) };
      return stands ? { status: 200, headers: { ...stands.headers, ...length } } : { status: 404 };
    }
    if (request.method === "GET") {
      return stands ? { status: 200, body: stands.content, headers: stands.headers } : { status: 404 };
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    if (request.method !== "PUT") return { status: 405 };
    if (stands && request.headers["if-none-match"] === "*" && !ignoresConditions) {
      return { status: 412, body: "<Error><Code>PreconditionFailed</Code></Error>" };
    }
    const kept = ["content-type", "cache-control", "content-encoding"] as const;
    const headers = Object.fromEntries(
      kept.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
    );
    objects.set(key, { content, headers });
    return { status: 200, headers: { etag: `"${createHash("md5").update(content).digest("hex")}"` } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const failure = failures.shift();
    if (typeof failure === "number") return response.writeHead(failure).end();
    const { status, body, headers = {} } = act(request, Buffer.concat(parts));
    if (failure === "lost") return request.socket.destroy();
    response.writeHead(status, { ...headers }).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    failNext: (answers) => failures.push(...answers),
    headersOf: (key) => objects.get(key)?.headers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
