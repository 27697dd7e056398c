import * as v from "valibot";
import { type Decoder, isDecoder, makeDecoder, strictOf } from "./Decoder.ts";

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
