import type { EarlyRead, WholeResponse } from "@lending/api-client/request-line";
import { integer, list, record, text } from "@lending/api-client/schema";
import { onRestore } from "@lending/bridge/return";
import { declareStored } from "@lending/bridge/stored";

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

const CALLS_MAX = 50;

const callSchema = record({
  method: text(),
  path: text(),
  status: text(),
  code: text(),
  at: text(),
  milliseconds: integer(),
});
// The storage may contain any data.
const logSchema = record({ calls: list(callSchema) });

/** Method, path and status of the last 50 calls, for the developer. */
const storedCalls = declareStored({
  key: "tab.calls",
  place: "session",
  read: (stored): readonly LoggedCall[] => logSchema.read({ calls: stored }).calls,
});

const listeners = new Set<() => void>();
let cached: readonly LoggedCall[] | undefined;

/** Returns the calls of this webview's pages, oldest first. Returns the same array until the log changes. */
export function readCalls(): readonly LoggedCall[] {
  cached ??= storedCalls.read();
  return cached;
}

function save(calls: readonly LoggedCall[]) {
  storedCalls.save(calls);
  cached = calls;
  for (const listener of listeners) listener();
}

/** Adds a call to those that are stored, which another page may have added to, and removes the oldest above the limit. */
export const addCall = (call: LoggedCall) => save([...storedCalls.read(), call].slice(-CALLS_MAX));

export const clearCalls = () => save([]);

/** Calls the listener on every change, and when the page is restored from the back-forward cache. Returns its end. */
export function watchCalls(listener: () => void): () => void {
  const readAgain = () => {
    cached = undefined;
    listener();
  };
  listeners.add(listener);
  const stop = onRestore(window, readAgain);
  return () => {
    listeners.delete(listener);
    cached = undefined;
    stop();
  };
}

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

async function logCall(method: string, path: string, response: Promise<Pick<WholeResponse, "status" | "text">>) {
  const sentAt = new Date();
  const startedAt = performance.now();
  const [status, code] = await response.then(
    ({ status, text }) => [String(status), readCode(text)] as const,
    () => ["", ""] as const,
  );
  const at = sentAt.toTimeString().slice(0, 8);
  addCall({ method, path, status, code, at, milliseconds: Math.round(performance.now() - startedAt) });
}

/** Wraps `fetch` and logs the method, path, status, code and time of every call, never a query, a header or a body. */
export function recordCalls(send: typeof fetch): typeof fetch {
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
    void logCall(method, pathOf(url), copy);
    return sent;
  };
}

/** Logs the requests of the start-up script. Their keys start with method and URL (`requestKey`). */
export function recordEarly(early: ReadonlyMap<string, EarlyRead>): void {
  for (const [key, { response }] of early) {
    const [method, address]: readonly unknown[] = JSON.parse(key);
    void logCall(String(method), pathOf(String(address)), response);
  }
}
