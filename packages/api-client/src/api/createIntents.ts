const STORAGE_KEY = "intents";
const KEPT_MAX = 20;

/** The keys of what was sent and is not known to have been answered. */
export interface Intents {
  /** The key of an intent: the same one until it is settled. */
  keyOf(intent: string): string;
  /** A readable answer came: the next time the same is sent it is wanted anew. */
  settle(intent: string): void;
}

/** Where keys survive a reload: a storage that may be missing, full or blocked. */
type Keep = () => Pick<Storage, "getItem" | "setItem"> | undefined;

/**
 * Gives each intent a key of its own, so that a server that took it and whose answer was lost gives the same answer again.
 * What was sent is kept as a digest alone: account numbers and words have no place in a storage.
 */
export function createIntents(storage: Keep = () => globalThis.sessionStorage): Intents {
  let kept = new Map<string, string>();
  const read = () => {
    try {
      const pairs: unknown = JSON.parse(storage()?.getItem(STORAGE_KEY) ?? "[]");
      if (Array.isArray(pairs)) kept = new Map([...pairs.filter(isPair), ...kept]);
    } catch {
      // Memory has to do.
    }
  };
  const write = () => {
    try {
      storage()?.setItem(STORAGE_KEY, JSON.stringify([...kept]));
    } catch {
      // The same.
    }
  };
  read();
  return {
    keyOf(intent) {
      const name = digest(intent);
      const key = kept.get(name) ?? newKey();
      kept.delete(name);
      kept.set(name, key);
      kept = new Map([...kept].slice(-KEPT_MAX));
      write();
      return key;
    },
    settle(intent) {
      if (kept.delete(digest(intent))) write();
    },
  };
}

function isPair(pair: unknown): pair is [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((part) => /^\w{1,40}$/.test(String(part)));
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Two 32-bit halves of an FNV-like hash: enough to tell a visit's few intents apart, and no way back. */
function digest(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b) + one;
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
