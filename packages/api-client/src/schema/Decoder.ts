import * as v from "valibot";

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
export function makeDecoder<Value>({ read, accepts, strict }: Parts<Value>): Decoder<Value> {
  return { ...v.optional(v.pipe(v.unknown(), v.transform(read)), null), accepts, strict };
}

/** Returns the strict schema of a decoder. Returns any other schema unchanged. */
export function strictOf(schema: v.GenericSchema): v.GenericSchema {
  return isDecoder(schema) ? schema.strict : schema;
}

export function isDecoder(schema: v.GenericSchema): schema is Decoder<unknown> {
  return "strict" in schema && "accepts" in schema;
}
