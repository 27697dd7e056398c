// The only module of ours that reads or writes the state of a history entry. React Router numbers its entries in `idx`,
// from 0, and gives each one a `key`. Small and without React, because the start-up script inlines it.

interface EntryState {
  readonly idx?: unknown;
  readonly key?: unknown;
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

/** Replaces the address of the current entry. */
export function replaceAddress(address: string) {
  history.replaceState(history.state, "", address);
}

/** Adds an entry before the router runs. The number keeps Back in the product. */
export function pushEntry(address: string) {
  const idx = Number(read(history).idx) || 0;
  history.replaceState({ ...history.state, idx }, "");
  history.pushState({ idx: idx + 1 }, "", address);
}

/** Returns whether the current entry is the extra one of a Back guard. */
export const isExtraEntry = (history: ReadableHistory) => read(history).isExtra === true;

/** Adds the extra entry of a Back guard, unless it is the current one. */
export function pushExtraEntry(history: ReadableHistory & { pushState(state: unknown, unused: string): void }) {
  if (!isExtraEntry(history)) history.pushState({ ...read(history), isExtra: true }, "");
}

/** Returns the router's key and number of the current entry, which an extra entry shares with the entry below it. */
export function identifyEntry(history: ReadableHistory): string {
  const { key, idx } = read(history);
  return JSON.stringify([key, idx]);
}
