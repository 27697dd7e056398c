import { integer, list, parseAnswer, record, text } from "@lending/api-client/schema";

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

const KEY = "developerCalls";
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
      if (stored !== "") cached = { text: stored, calls: parseAnswer(logSchema, { calls: JSON.parse(stored) }).calls };
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

/**
 * Calls the listener on every change, and when the page returns from the back-forward cache, because other pages may have
 * added calls. Returns a function that stops watching.
 */
export function watchCalls(port: LogPort, listener: () => void): () => void {
  port.addEventListener(CHANGED, listener);
  port.addEventListener("pageshow", listener);
  return () => {
    port.removeEventListener(CHANGED, listener);
    port.removeEventListener("pageshow", listener);
  };
}
