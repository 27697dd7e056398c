import * as v from "valibot";
import { UnreadableFault } from "../faults/faults.ts";

/**
 * A schema that accepts any input: a missing, null or malformed value gets its default. `strict` is the shape that the
 * API specifies.
 */
export type Decoder<Value> = v.GenericSchema<unknown, Value> & {
  /** Whether a list item is valid. A list drops items that are not. */
  readonly accepts: (value: unknown) => boolean;
  /** The same shape without defaults: missing and malformed values are issues. The sandbox is validated with it. */
  readonly strict: v.GenericSchema;
};

interface Parts<Value> {
  readonly read: (value: unknown) => Value;
  readonly accepts: (value: unknown) => boolean;
  readonly strict: v.GenericSchema;
}

/** Creates a decoder from a function that accepts any input. */
function makeDecoder<Value>({ read, accepts, strict }: Parts<Value>): Decoder<Value> {
  return { ...v.optional(v.pipe(v.unknown(), v.transform(read)), null), accepts, strict };
}

/** Returns the strict schema of a decoder. Returns any other schema unchanged. */
function strictOf(schema: v.GenericSchema): v.GenericSchema {
  return isDecoder(schema) ? schema.strict : schema;
}

function isDecoder(schema: v.GenericSchema): schema is Decoder<unknown> {
  return "strict" in schema && "accepts" in schema;
}

const TEXT_MAX = 4000;

/** Reads a text of at most 4000 characters; a number becomes its text. */
export function text(fallback = ""): Decoder<string> {
  return makeDecoder({
    accepts: isText,
    read: (value) => (isText(value) ? `${value}`.slice(0, TEXT_MAX) : fallback),
    strict: v.union([v.string(), v.pipe(v.number(), v.finite())]),
  });
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || (typeof value === "number" && Number.isFinite(value));
}

/** Reads one of the given texts; a number counts as its text. */
export function choice<const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
): Decoder<Option> {
  const find = (value: unknown) => (isText(value) ? options.find((option) => option === `${value}`) : undefined);
  return makeDecoder({
    accepts: (value) => find(value) !== undefined,
    read: (value) => find(value) ?? fallback,
    strict: v.pipe(
      v.union([v.string(), v.number()]),
      v.check((value) => find(value) !== undefined),
    ),
  });
}

const YES: readonly unknown[] = [1, "1", true];
const NO: readonly unknown[] = [0, "0", false];

/** Reads 1, "1" and true as true, and anything else as false. */
export function flag(): Decoder<boolean> {
  return makeDecoder({
    accepts: (value) => YES.includes(value) || NO.includes(value),
    read: (value) => YES.includes(value),
    strict: v.union([v.picklist([0, 1]), v.picklist(["0", "1"]), v.boolean()]),
  });
}

const DIGITS = /^-?\d{1,15}$/;

/** Reads an integer, sent as a number or as digits. */
export function integer(fallback = 0): Decoder<number> {
  const accepts = (value: unknown) => Number.isSafeInteger(value) || (typeof value === "string" && DIGITS.test(value));
  return makeDecoder({
    accepts,
    read: (value) => (accepts(value) ? Number(value) : fallback),
    strict: v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(DIGITS))]),
  });
}

const LINK_MAX = 4000;
// Absolute or from the root of this site; no spaces, control or invisible characters, backslashes or credentials.
const LINK = /^(?:https?:\/\/(?![^/?#]*@)[^/?#]|\/(?!\/))[^\s\p{Cc}\p{Cf}\\]*$/iu;

/**
 * Reads an http(s) address for an image or a frame; "" for anything else. Read a link that the borrower follows with
 * `text`: `openExternal` validates it.
 */
export function httpLink(): Decoder<string> {
  return makeDecoder({
    accepts: (value) => typeof value === "string" && isLink(value),
    read: (value) => (typeof value === "string" && isLink(value) ? value : ""),
    strict: v.pipe(v.string(), v.check(isLink)),
  });
}

function isLink(value: string): boolean {
  return value === "" || (value.length <= LINK_MAX && LINK.test(value));
}

const LIST_MAX = 500;

/**
 * Reads a list. A missing, null or non-list value becomes an empty list. Malformed items are dropped, and at most `max`
 * items are returned. To reject a list that is too long, pass one more than the accepted maximum.
 */
export function list<const Item extends v.GenericSchema>(item: Item, max = LIST_MAX): Decoder<v.InferOutput<Item>[]> {
  const accepts = (value: unknown) => (isDecoder(item) ? item.accepts(value) : v.is(item, value));
  const items = v.array(item);
  return makeDecoder({
    accepts: Array.isArray,
    read: (value) => v.parse(items, Array.isArray(value) ? value.filter(accepts).slice(0, max) : []),
    strict: v.array(strictOf(item)),
  });
}

/** Reads an object by its fields, which all get their defaults when it is none. Unknown fields are left out. */
export function record<const Entries extends v.ObjectEntries>(
  entries: Entries,
): Decoder<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const fields = v.object(entries);
  return makeDecoder({
    accepts: isPlainObject,
    read: (value) => v.parse(fields, isPlainObject(value) ? value : {}),
    strict: v.pipe(
      v.unknown(),
      v.check(isPlainObject),
      v.object(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, strictOf(entry)]))),
    ),
  });
}

function isPlainObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads the data of a response. Never fails with these decoders; a stricter schema throws an `UnreadableFault`. */
export function parseResponse<const Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]);
  throw new UnreadableFault("data", path ? `invalid ${path}` : "invalid data");
}

/** Returns the paths at which data differs from the specified shape, where a decoder would silently use a default. */
export function findOddities(schema: v.GenericSchema, data: unknown): string[] {
  const { issues = [] } = v.safeParse(strictOf(schema), data);
  return issues.map((issue) => v.getDotPath(issue) ?? "");
}
