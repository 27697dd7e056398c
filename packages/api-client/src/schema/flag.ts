import * as v from "valibot";
import { type Decoder, makeDecoder } from "./Decoder.ts";

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
