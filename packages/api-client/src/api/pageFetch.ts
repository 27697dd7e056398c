import { TIMEOUT_MS } from "./readResponse.ts";

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
