import * as v from "valibot";
import { type Decoder, makeDecoder } from "./Decoder.ts";
import { isText } from "./text.ts";

/** Reads one of the given texts; a number counts as its text. */
export function choice<const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
): Decoder<Option> {
  const find = (value: unknown) => (isText(value) ? options.find((option) => option === `${value}`) : undefined);
  return makeDecoder({
    accepts: (value) => find(value) !== undefined,
    read: (value) => find(value) ?? fallback,
    strict: v.pipe(
      v.union([v.string(), v.number()]),
      v.check((value) => find(value) !== undefined),
    ),
  });
}
