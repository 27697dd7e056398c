import * as v from "valibot";
import { type Decoder, makeDecoder, strictOf } from "./Decoder.ts";

/**
 * Reads an object by its fields. For a value that is no object all fields get their defaults. Unknown fields are left
 * out.
 */
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
