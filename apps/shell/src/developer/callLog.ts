import type { EarlyRead, WholeResponse } from "@lending/api-client/request-line";
import { integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import type { SessionKey } from "@lending/bridge/stored";

/** One logged call to the server, without any data about the borrower or the request. */
export interface LoggedCall {
  readonly method: string;
  /** The path without its query, because the query contains the session. */
  readonly path: string;
  /** HTTP status, or "" without a response. */
  readonly status: string;
  /** The envelope's code, or "" when the response has none. */
  readonly code: string;
  /** Time of the request as `hh:mm:ss`. `milliseconds` is the time until the complete response. */
  readonly at: string;
  readonly milliseconds: number;
}

/** The parts of a window that the log uses. `sessionStorage` may be a getter that throws. */
export interface LogPort {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  dispatchEvent(event: Event): boolean;
}

/** Method, path and status of the last 50 calls, for the developer. */
const KEY: SessionKey = "tab.calls";
const CALLS_MAX = 50;
const CHANGED = "developer:calls";

// The storage may contain any data.
const logSchema = record({
  calls: list(
    record({ method: text(), path: text(), status: text(), code: text(), at: text(), milliseconds: integer() }),
  ),
});

const noCalls: readonly LoggedCall[] = [];
let cached = { text: "", calls: noCalls };

/** Returns the calls of this webview's pages, oldest first. Returns the same array until the log changes. */
export function readCalls(port: Pick<LogPort, "sessionStorage">): readonly LoggedCall[] {
  try {
    const stored = port.sessionStorage.getItem(KEY) ?? "";
    if (stored !== cached.text) {
      cached = { text: stored, calls: noCalls };
      if (stored !== "")
        cached = { text: stored, calls: parseResponse(logSchema, { calls: JSON.parse(stored) }).calls };
    }
  } catch {
    // The storage is blocked or its content is malformed: the cached calls stay.
  }
  return cached.calls;
}

/** Adds a call and removes the oldest above the limit. */
export function addCall(port: LogPort, call: LoggedCall): void {
  try {
    port.sessionStorage.setItem(KEY, JSON.stringify([...readCalls(port), call].slice(-CALLS_MAX)));
  } catch {
    // Without storage there is no log.
  }
  port.dispatchEvent(new Event(CHANGED));
}

export function clearCalls(port: LogPort): void {
  try {
    port.sessionStorage.setItem(KEY, "");
  } catch {
    // Without storage there is nothing to clear.
  }
  port.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener on every change, and when the page is restored from the back-forward cache. Returns its end. */
export function watchCalls(port: LogPort, listener: () => void): () => void {
  port.addEventListener(CHANGED, listener);
  port.addEventListener("pageshow", listener);
  return () => {
    port.removeEventListener(CHANGED, listener);
    port.removeEventListener("pageshow", listener);
  };
}

type Add = (call: LoggedCall) => void;

const pathOf = (address: string) => new URL(address, location.href).pathname;

/** Returns the envelope's code, or "" when the body is not an envelope. */
function readCode(text: string): string {
  try {
    const { code } = JSON.parse(text);
    return typeof code === "string" || typeof code === "number" ? String(code) : "";
  } catch {
    return "";
  }
}

async function logCall(
  method: string,
  path: string,
  response: Promise<Pick<WholeResponse, "status" | "text">>,
  add: Add,
) {
  const sentAt = new Date();
  const startedAt = performance.now();
  const [status, code] = await response.then(
    ({ status, text }) => [String(status), readCode(text)] as const,
    () => ["", ""] as const,
  );
  const at = sentAt.toTimeString().slice(0, 8);
  add({ method, path, status, code, at, milliseconds: Math.round(performance.now() - startedAt) });
}

/** Wraps `fetch` and logs the method, path, status, code and time of every call, never a query, a header or a body. */
export function recordCalls(send: typeof fetch, add: Add): typeof fetch {
  return (input, init) => {
    const sent = send(input, init);
    const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? "GET" };
    // The log reads a clone, so that the caller can still read the body.
    const copy = sent.then(async (response) => ({
      status: response.status,
      text: await response
        .clone()
        .text()
        .catch(() => ""),
    }));
    void logCall(method, pathOf(url), copy, add);
    return sent;
  };
}

/** Logs the requests of the start-up script. Their keys start with method and URL (`requestKey`). */
export function recordEarly(early: ReadonlyMap<string, EarlyRead>, add: Add): void {
  for (const [key, { response }] of early) {
    const [method, address]: readonly unknown[] = JSON.parse(key);
    void logCall(String(method), pathOf(String(address)), response, add);
  }
}
