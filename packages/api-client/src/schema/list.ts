import * as v from "valibot";
import { type Decoder, isDecoder, makeDecoder, strictOf } from "./Decoder.ts";

const LIST_MAX = 500;

/**
 * A list; missing, null and anything that is none are empty. Odd items are dropped, and no more than `max` are kept:
 * give one more than you accept where a list that is cut must be refused.
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
