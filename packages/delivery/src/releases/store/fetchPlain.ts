import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** A request as `fetchPlain` sends it. */
export interface PlainRequest {
  readonly method?: string;
  readonly headers?: Headers | undefined;
  readonly body?: Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request to a server with responses that are not verified yet. */
export type FetchPlain = (url: string, request?: PlainRequest) => Promise<Response>;

const NULL_BODY = new Set([101, 204, 205, 304]);

/**
 * Sends an HTTP request and returns the response with its bytes as they came. `fetch` decodes a response by its own headers, so
 * that the server chooses which decoder sees bytes that nobody has verified. This requests `identity`, decodes nothing, and
 * follows no redirect. Rejects when no response begins.
 */
export const fetchPlain: FetchPlain = (url, { method = "GET", headers, body, signal } = {}) =>
  new Promise((resolve, reject) => {
    const send = new URL(url).protocol === "https:" ? requestHttps : requestHttp;
    const sent = send(url, {
      method,
      headers: { ...Object.fromEntries(headers ?? []), "accept-encoding": "identity" },
      ...(signal && { signal }),
    });
    // As `fetch` does: the reason of the signal, not that the request was aborted.
    sent.once("error", (fault) => reject(signal?.aborted ? signal.reason : fault));
    sent.once("response", (received) => {
      const status = received.statusCode ?? 500;
      const pairs = Object.entries(received.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      const isEmpty = method === "HEAD" || NULL_BODY.has(status);
      if (isEmpty) received.resume();
      const stream = isEmpty ? null : (Readable.toWeb(received) as ReadableStream<Uint8Array>);
      resolve(new Response(stream as BodyInit | null, { status, headers: pairs }));
    });
    sent.end(body);
  });

/** Reads the body of a response. Throws what `refuse` returns when it is longer than `max` bytes. */
export async function readBody(response: Response, max: number, refuse: () => Error): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > max) throw refuse();
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
