/**
 * The type of a key that its module reads through a port, because it runs before or without `declareStored`. Like a
 * declaration, it lists the key in the documents: the comment above it states the content and the lifetime.
 */
export type SessionKey = string;
/** The same for a key of the local storage. */
export type LocalKey = string;

interface Declaration<Value> {
  /**
   * Unique in the product. The part before a dot is the owner, which decides at which launch `readLaunch` discards the
   * value; see "What the phone stores" in docs/architecture.md. Without one the value belongs to the borrower.
   */
  readonly key: string;
  readonly place: "session" | "local";
  /** Reads what is stored, which may be anything: text that is not JSON as it is, undefined when nothing is stored. */
  readonly read: (stored: unknown) => Value;
}

/** A value on the phone. `id` distinguishes values of a kind, such as one for each account. Nothing here throws. */
export interface Stored<Value, Saved = Value> {
  readonly key: string;
  read(id?: string): Value;
  /** Replaces the value. When the storage is full or blocked, no value is stored: an older one may be wrong. */
  save(value: Saved, id?: string): void;
  drop(id?: string): void;
}

/** Returns the ids of all values of a kind on this phone. */
export function storedIds({ key }: Pick<Stored<unknown>, "key">): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(`${key} `) ? name.slice(key.length + 1) : []));
  } catch {
    return [];
  }
}

/**
 * Declares a value that its owner keeps on the phone, as JSON. The comment above it is its row in the documents.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function declareStored<Value, Saved = Value>({ key, place, read }: Declaration<Value>): Stored<Value, Saved> {
  const use = <Result>(id: string, work: (storage: Storage, name: string) => Result) => {
    try {
      return work(place === "local" ? localStorage : sessionStorage, id ? `${key} ${id}` : key);
    } catch {
      return undefined;
    }
  };
  const drop = (id = "") => use(id, (storage, name) => storage.removeItem(name));
  return {
    key,
    read: (id = "") =>
      read(
        use(id, (storage, name) => {
          const text = storage.getItem(name);
          try {
            return JSON.parse(text ?? "null") ?? undefined;
          } catch {
            return text;
          }
        }),
      ),
    save(value, id = "") {
      drop(id);
      use(id, (storage, name) => storage.setItem(name, JSON.stringify(value)));
    },
    drop,
  };
}
