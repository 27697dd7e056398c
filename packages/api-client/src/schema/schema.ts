/**
 * A schema that accepts any input: a missing, null or malformed value gets its default. A plain object, so that tools list
 * its fields and a small script can use it.
 */
export interface Decoder<Value> {
  readonly type: "text" | "choice" | "flag" | "integer" | "link" | "list" | "record";
  /** Returns the value, or its default. */
  readonly read: (value: unknown) => Value;
  /** Returns the value, or undefined when it is not as specified. A list drops such items. */
  readonly parse: (value: unknown) => Value | undefined;
  /** The texts of a choice. */
  readonly options?: readonly string[];
  /** The items of a list. */
  readonly item?: Decoder<unknown>;
  /** The fields of a record. */
  readonly entries?: Readonly<Record<string, Decoder<unknown>>>;
}

/** The value that a decoder returns. */
export type ValueOf<Of extends Decoder<unknown>> = ReturnType<Of["read"]>;

const define = <Value>(
  type: Decoder<Value>["type"],
  parse: Decoder<Value>["parse"],
  getDefault: () => Value,
): Decoder<Value> => ({ type, parse, read: (value) => parse(value) ?? getDefault() });

const TEXT_MAX = 4000;

/** Reads a text of at most 4000 characters; a number becomes its text. */
export const text = (fallback = ""): Decoder<string> =>
  define(
    "text",
    (value) => (isText(value) ? `${value}`.slice(0, TEXT_MAX) : undefined),
    () => fallback,
  );

const isText = (value: unknown): value is string | number => typeof value === "string" || Number.isFinite(value);

/** Reads one of the given texts; a number counts as its text. */
export const choice = <const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
): Decoder<Option> => ({
  ...define<Option>(
    "choice",
    (value) => (isText(value) ? options.find((option) => option === `${value}`) : undefined),
    () => fallback,
  ),
  options,
});

const YES: readonly unknown[] = [1, "1", true];
const NO: readonly unknown[] = [0, "0", false];

/** Reads 1, "1" and true as true, and anything else as false. */
export const flag = (): Decoder<boolean> =>
  define(
    "flag",
    (value) => YES.includes(value) || (NO.includes(value) ? false : undefined),
    () => false,
  );

const DIGITS = /^-?\d{1,15}$/;

/** Reads an integer, sent as a number or as digits. */
export const integer = (fallback = 0): Decoder<number> =>
  define(
    "integer",
    (value) =>
      Number.isSafeInteger(value) || (typeof value === "string" && DIGITS.test(value)) ? Number(value) : undefined,
    () => fallback,
  );

const LINK_MAX = 4000;
// Absolute or from the root of this site; no spaces, control or invisible characters, backslashes or credentials.
const LINK = /^(?:https?:\/\/(?![^/?#]*@)[^/?#]|\/(?!\/))[^\s\p{Cc}\p{Cf}\\]*$/iu;

/**
 * Reads an http(s) address for an image or a frame; "" for anything else. Read a link that the borrower follows with
 * `text`: `openExternal` validates it.
 */
export const httpLink = (): Decoder<string> =>
  define(
    "link",
    (value) =>
      typeof value === "string" && (value === "" || (value.length <= LINK_MAX && LINK.test(value))) ? value : undefined,
    () => "",
  );

const LIST_MAX = 500;

/**
 * Reads a list. A missing, null or non-list value becomes an empty list. Malformed items are dropped, and at most `max`
 * items are returned. To reject a list that is too long, pass one more than the accepted maximum.
 */
export const list = <Item>(item: Decoder<Item>, max = LIST_MAX): Decoder<Item[]> => ({
  ...define<Item[]>(
    "list",
    (value) =>
      Array.isArray(value)
        ? value
            .flatMap((one) => {
              const read = item.parse(one);
              return read === undefined ? [] : [read];
            })
            .slice(0, max)
        : undefined,
    () => [],
  ),
  item,
});

type FieldsOf<Entries extends Readonly<Record<string, Decoder<unknown>>>> = {
  -readonly [Name in keyof Entries]: ValueOf<Entries[Name]>;
};

/** Reads an object by its fields, which all get their defaults when it is none. Unknown fields are left out. */
export function record<const Entries extends Readonly<Record<string, Decoder<unknown>>>>(
  entries: Entries,
): Decoder<FieldsOf<Entries>> {
  const readFields = (sent: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, entry.read(sent[name])]),
    ) as FieldsOf<Entries>;
  return {
    ...define(
      "record",
      (value) => (isPlainObject(value) ? readFields(value) : undefined),
      () => readFields({}),
    ),
    entries,
  };
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keeps the first item of each key. */
export function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
