import * as v from "valibot";
import { type Decoder, isDecoder, makeDecoder, strictOf } from "./Decoder.ts";

const LIST_MAX = 500;

/**
 * Reads a list. A missing, null or non-list value becomes an empty list. Malformed items are dropped, and at most 500
 * items are returned.
 */
export function list<const Item extends v.GenericSchema>(item: Item): Decoder<v.InferOutput<Item>[]> {
  const accepts = (value: unknown) => (isDecoder(item) ? item.accepts(value) : v.is(item, value));
  const items = v.array(item);
  return makeDecoder({
    accepts: Array.isArray,
    read: (value) => v.parse(items, Array.isArray(value) ? value.filter(accepts).slice(0, LIST_MAX) : []),
    strict: v.array(strictOf(item)),
  });
}
