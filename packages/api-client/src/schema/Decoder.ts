import * as v from "valibot";

/** A schema that reads anything: what is missing, null or odd gets its default. `strict` is what the contract promises. */
export type Decoder<Value> = v.GenericSchema<unknown, Value> & {
  /** Whether an entry of a list is worth reading, or odd and to be dropped. */
  readonly accepts: (value: unknown) => boolean;
  /** The same without defaults: missing and odd values are issues. A sandbox is checked with it. */
  readonly strict: v.GenericSchema;
};

interface Parts<Value> {
  readonly read: (value: unknown) => Value;
  readonly accepts: (value: unknown) => boolean;
  readonly strict: v.GenericSchema;
}

/** Makes a decoder of a function that reads anything. */
export function makeDecoder<Value>({ read, accepts, strict }: Parts<Value>): Decoder<Value> {
  return { ...v.optional(v.pipe(v.unknown(), v.transform(read)), null), accepts, strict };
}

/** What the contract promises of a schema; of one that is no decoder, the schema itself. */
export function strictOf(schema: v.GenericSchema): v.GenericSchema {
  return isDecoder(schema) ? schema.strict : schema;
}

export function isDecoder(schema: v.GenericSchema): schema is Decoder<unknown> {
  return "strict" in schema && "accepts" in schema;
}
