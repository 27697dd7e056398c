// The only module that reads or writes the entries of the browser's history: `{ state, key, idx }`, numbered from 0.
// Without React and, but for a type, without react-router, because the start-up script inlines a part of it.
import type { To } from "react-router";

/** The state of an entry. */
export interface EntryState {
  /** What a screen has passed to `navigate`. */
  readonly state?: unknown;
  readonly key?: string;
  readonly idx?: unknown;
  /** Marks the extra entry of a Back guard, which otherwise equals the entry below it. */
  readonly isExtra?: unknown;
}

interface ReadableHistory {
  readonly state: unknown;
}

const read = ({ state }: ReadableHistory): EntryState => (typeof state === "object" && state) || {};

/** Returns whether going back stays in the product. */
export function hasInProductHistory({ history }: { readonly history: ReadableHistory }): boolean {
  const { idx } = read(history);
  return typeof idx === "number" && idx > 0;
}

/** Writes an entry. Returns whether it was written: iOS refuses more than 100 in 30 s with a SecurityError. */
function tryWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

/** Replaces the address of the current entry. */
export function replaceAddress(address: string) {
  tryWrite(() => history.replaceState(history.state, "", address));
}

/** Numbers the current entry, unless it has a number. Returns the number. */
function numberEntry(): number {
  const idx = Number(read(history).idx) || 0;
  tryWrite(() => history.replaceState({ ...history.state, idx }, ""));
  return idx;
}

/**
 * Adds an entry before the router runs. The number keeps Back in the product. Where the browser refuses it, loads the
 * document of the address and returns false.
 */
export function pushEntry(address: string): boolean {
  const isAdded = tryWrite(() => history.pushState({ idx: numberEntry() + 1 }, "", address));
  if (!isAdded) location.assign(address);
  return isAdded;
}

/** Returns whether the current entry is the extra one of a Back guard. */
export const isExtraEntry = (history: ReadableHistory) => read(history).isExtra === true;

/** Adds the extra entry of a Back guard, unless it is the current one. Returns whether it is the current one now. */
export function pushExtraEntry(history: ReadableHistory & { pushState(state: unknown, unused: string): void }) {
  return isExtraEntry(history) || tryWrite(() => history.pushState({ ...read(history), isExtra: true }, ""));
}

/** Returns the key and number of the current entry, which an extra entry shares with the entry below it. */
export function identifyEntry(history: ReadableHistory): string {
  const { key, idx } = read(history);
  return JSON.stringify([key, idx]);
}

/** Returns the text of an address. */
export const addressOf = (to: To) => (typeof to === "string" ? to : `${to.pathname}${to.search}${to.hash}`);

/** Returns the current entry. The first one of a page, and one that `pushEntry` has added, have the key "default". */
export function readEntry() {
  const { pathname, search, hash } = location;
  const { state = null, key = "default" } = read(history);
  return { pathname, search, hash, state, key };
}

/** Creates the history of the browser. `onChange` runs after each entry that it writes. */
export function createNavigator(onChange: () => void) {
  numberEntry();
  const write = (method: "pushState" | "replaceState", to: To, state: unknown, added: number) => {
    const address = addressOf(to);
    const idx = (Number(read(history).idx) || 0) + added;
    const entry = { state, key: Math.random().toString(36).slice(2), idx };
    if (tryWrite(() => history[method](entry, "", address))) onChange();
    else if (added > 0) location.assign(address);
    else location.replace(address);
  };
  return {
    createHref: addressOf,
    go: (delta: number) => history.go(delta),
    push: (to: To, state?: unknown) => write("pushState", to, state, 1),
    replace: (to: To, state?: unknown) => write("replaceState", to, state, 0),
  };
}
