import * as v from "valibot";
import { type Decoder, makeDecoder } from "./Decoder.ts";

const TEXT_MAX = 4000;

/** Reads a text of at most 4000 characters; a number becomes its text. */
export function text(fallback = ""): Decoder<string> {
  return makeDecoder({
    accepts: isText,
    read: (value) => (isText(value) ? `${value}`.slice(0, TEXT_MAX) : fallback),
    strict: v.union([v.string(), v.pipe(v.number(), v.finite())]),
  });
}

export function isText(value: unknown): value is string | number {
  return typeof value === "string" || (typeof value === "number" && Number.isFinite(value));
}
