import ky, { isTimeoutError } from "ky";
import { Fault, HttpFault, NetworkFault, TimeoutFault, UnreadableFault } from "../faults/faults.ts";
import { BODY_MAX, isHtml, parseBody, TIMEOUT_MS } from "./readResponse.ts";
import type { Outgoing } from "./sendOnce.ts";
import { makeTraceparent } from "./traceparent.ts";

// A separate module so that `loadSending` can load it lazily.
export { createSendOnce } from "./sendOnce.ts";

/**
 * Returns the parsed JSON of the response. Throws a `Fault` on failure, an AbortError when `signal` is aborted. `send` itself
 * limits the time of a file.
 */
export async function sendForBody(
  outgoing: Outgoing,
  send: typeof fetch,
  signal: AbortSignal | undefined,
  setClock?: (header: string | null, phoneMs: number) => void,
  tracing = false,
): Promise<unknown> {
  const { url, method, label } = outgoing;
  const { headers, body } = toMultipart(outgoing);
  const init = {
    method,
    headers: tracing ? { ...headers, traceparent: makeTraceparent() } : headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  };
  try {
    if (typeof body === "object") {
      const response = await send(absolute(url), init);
      setClock?.(response.headers.get("date"), Date.now());
      return await readBody(response, label);
    }
    const sent = ky(absolute(url), {
      ...init,
      fetch: send,
      // A browser's cache lets a second request wait 20 s for a first one to the same address that hangs.
      cache: "no-store",
      // Only the borrower decides to send a request a second time.
      retry: 0,
      timeout: TIMEOUT_MS,
      totalTimeout: TIMEOUT_MS,
      // When true, ky reads the body of an error status before it throws.
      throwHttpErrors: false,
    });
    // Read the text through ky so that its time limit also covers the body.
    const response = await sent;
    setClock?.(response.headers.get("date"), Date.now());
    return await readBody(response, label, () => sent.text());
  } catch (error) {
    if (signal?.aborted) throw new DOMException("The reader has left.", "AbortError");
    if (error instanceof Fault) throw error;
    const isTimeout = isTimeoutError(error) || Object(error).name === "TimeoutError";
    throw isTimeout ? new TimeoutFault(label) : new NetworkFault(label);
  }
}

/** Returns a request with files as multipart, and any other one unchanged. */
function toMultipart({ headers, body, fields = {}, files = {} }: Outgoing): Pick<Outgoing, "headers" | "body"> {
  const parts = Object.entries(files);
  if (parts.length === 0) return { headers, ...(body !== undefined && { body }) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, { content, name: fileName }] of parts) form.append(name, content, fileName);
  // The browser sets Content-Type itself, with the multipart boundary.
  const { "Content-Type": _, ...rest } = headers;
  return { headers: rest, body: form };
}

/** Returns an absolute URL in a browser. Outside a browser there is no base for a relative one. */
function absolute(url: string): string {
  return typeof location === "undefined" ? url : new URL(url, location.href).href;
}

/** Throws a `Fault` before it reads a body that is not 2xx, is HTML, or is announced as too long. */
export async function readBody(
  response: Response,
  label: string,
  readText: () => Promise<string> = () => response.text(),
): Promise<unknown> {
  const reject = (fault: HttpFault | UnreadableFault): never => {
    response.body?.cancel().catch(() => undefined);
    throw fault;
  };
  const contentType = response.headers.get("content-type") ?? "";
  if (!response.ok) reject(new HttpFault(label, response.status));
  if (isHtml(contentType)) reject(new UnreadableFault(label, "HTML"));
  if (Number(response.headers.get("content-length")) > BODY_MAX) reject(new UnreadableFault(label, "too long"));
  return parseBody({ contentType, text: await readText() }, label);
}

/** The slowest connection on which an upload still succeeds: 64 kbit/s. */
const SLOWEST_BYTES_PER_MS = 8;
/** `Response` accepts no body for these. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The page's `fetch`, which sends a `FormData` with XMLHttpRequest instead: `fetch` does not report how much of a body has
 * been sent, so a time limit would end an upload that moves. An upload rejects with a `TimeoutError` after 60 seconds in
 * which nothing moves.
 */
export const pageFetch: typeof fetch = (input, init) =>
  init?.body instanceof FormData ? upload(`${input}`, { ...init, body: init.body }) : fetch(input, init);

function upload(url: string, { method = "POST", headers, body, signal }: RequestInit & { readonly body: FormData }) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sentBytes = -1;
    const startedAt = performance.now();
    const restart = (ms = TIMEOUT_MS) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new DOMException("Nothing moved in time.", "TimeoutError"));
        request.abort();
      }, ms);
    };
    request.upload.onprogress = ({ loaded }) => {
      if (loaded > sentBytes) restart();
      sentBytes = loaded;
    };
    // The phone may still hold all bytes of a file that the browser has passed on, and nobody sees them move.
    request.upload.onload = ({ loaded }) =>
      restart(TIMEOUT_MS + Math.max(0, startedAt + loaded / SLOWEST_BYTES_PER_MS - performance.now()));
    request.onprogress = () => restart();
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("The upload failed."));
    const abort = () => {
      reject(new DOMException("The upload was aborted.", "AbortError"));
      request.abort();
    };
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    request.open(method, url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    restart();
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split("\r\n")) {
    const [name = "", ...value] = line.split(":");
    if (name !== "") headers.append(name, value.join(":").trim());
  }
  const { status, responseText } = request;
  return new Response(WITHOUT_BODY.has(status) ? null : responseText, { status, headers });
}
