import { integer, list, parseAnswer, record, text } from "@lending/api-client/schema";

/** One call to the server as a developer sees it: nothing of who called, and nothing of what was sent. */
export interface LoggedCall {
  readonly method: string;
  /** The path alone: the query carries the session. */
  readonly path: string;
  /** HTTP status, or "" when no answer came. */
  readonly status: string;
  /** The envelope's code, or "" when the answer has none. */
  readonly code: string;
  /** When it was sent, as `hh:mm:ss`, and how long the whole answer took. */
  readonly at: string;
  readonly milliseconds: number;
}

/** A window as far as the log goes; the storage may be a getter that throws. */
export interface LogPort {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  dispatchEvent(event: Event): boolean;
}

const KEY = "developerCalls";
const CALLS_MAX = 50;
const CHANGED = "developer:calls";

// What stands in a storage may be anybody's.
const logSchema = record({
  calls: list(
    record({ method: text(), path: text(), status: text(), code: text(), at: text(), milliseconds: integer() }),
  ),
});

const nothing: readonly LoggedCall[] = [];
let known = { text: "", calls: nothing };

/** The calls of this webview's pages, oldest first; the same array for as long as nothing is added. */
export function readCalls(port: Pick<LogPort, "sessionStorage">): readonly LoggedCall[] {
  try {
    const stored = port.sessionStorage.getItem(KEY) ?? "";
    if (stored !== known.text) {
      known = { text: stored, calls: nothing };
      if (stored !== "") known = { text: stored, calls: parseAnswer(logSchema, { calls: JSON.parse(stored) }).calls };
    }
  } catch {
    // Blocked, or not ours: what is known stays.
  }
  return known.calls;
}

/** Adds a call, and lets go of the oldest. */
export function addCall(port: LogPort, call: LoggedCall): void {
  try {
    port.sessionStorage.setItem(KEY, JSON.stringify([...readCalls(port), call].slice(-CALLS_MAX)));
  } catch {
    // Where nothing can be stored there is no log.
  }
  port.dispatchEvent(new Event(CHANGED));
}

export function clearCalls(port: LogPort): void {
  try {
    port.sessionStorage.setItem(KEY, "");
  } catch {
    // Nothing was stored.
  }
  port.dispatchEvent(new Event(CHANGED));
}

/** Tells of every change, and of the page's return from the browser's memory, while other pages have called. */
export function watchCalls(port: LogPort, listener: () => void): () => void {
  port.addEventListener(CHANGED, listener);
  port.addEventListener("pageshow", listener);
  return () => {
    port.removeEventListener(CHANGED, listener);
    port.removeEventListener("pageshow", listener);
  };
}
