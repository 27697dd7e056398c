import * as v from "valibot";
import { type Decoder, makeDecoder } from "./Decoder.ts";

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
