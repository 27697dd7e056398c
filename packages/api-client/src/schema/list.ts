import * as v from "valibot";
import { type Decoder, isDecoder, makeDecoder, strictOf } from "./Decoder.ts";

const LIST_MAX = 500;

/** A list; missing, null and anything that is none are empty. Odd items are dropped, and no more than 500 are kept. */
export function list<const Item extends v.GenericSchema>(item: Item): Decoder<v.InferOutput<Item>[]> {
  const accepts = (value: unknown) => (isDecoder(item) ? item.accepts(value) : v.is(item, value));
  const items = v.array(item);
  return makeDecoder({
    accepts: Array.isArray,
    read: (value) => v.parse(items, Array.isArray(value) ? value.filter(accepts).slice(0, LIST_MAX) : []),
    strict: v.array(strictOf(item)),
  });
}
