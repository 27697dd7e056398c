import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** A request as `fetchPlain` sends it. */
interface PlainRequest {
  readonly method?: string;
  readonly headers?: Headers | undefined;
  readonly body?: Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}

const NULL_BODY = new Set([204, 205, 304]);

/** Returns a response with its bytes as they came. Throws when `Response` refuses its status. */
export function responseOf(received: IncomingMessage, method: string): Response {
  const status = received.statusCode ?? 502;
  const headers = Object.entries(received.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const isEmpty = method === "HEAD" || NULL_BODY.has(status);
  if (isEmpty) received.resume();
  const stream = isEmpty ? null : (Readable.toWeb(received) as ReadableStream<Uint8Array>);
  return new Response(stream as BodyInit | null, { status, headers });
}

/**
 * Sends an HTTP request and returns the response with its bytes as they came. `fetch` decodes a response by its own headers, so
 * that the server chooses which decoder sees unverified bytes. This requests `identity`, decodes nothing, and follows no
 * redirect. Rejects when no response begins.
 */
export const fetchPlain = (
  url: string,
  { method = "GET", headers, body, signal }: PlainRequest = {},
): Promise<Response> =>
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
      try {
        resolve(responseOf(received, method));
      } catch (fault) {
        sent.destroy();
        reject(fault);
      }
    });
    sent.end(body);
  });

/** Reads the body of a request or a response. Returns undefined, without reading on, when it is longer than `max` bytes. */
export async function readBody({ body }: Request | Response, max: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > max) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads the text of a request or a response. Returns undefined, without reading on, when it is longer than `max` bytes. */
export async function readText(message: Request | Response, max: number): Promise<string | undefined> {
  const bytes = await readBody(message, max);
  return bytes && new TextDecoder().decode(bytes);
}
