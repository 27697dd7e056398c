import * as v from "valibot";
import { type Decoder, makeDecoder } from "./Decoder.ts";
import { isText } from "./text.ts";

// At least three digits, parted by spaces, hyphens or brackets; the environment's service phone has the same rule.
const PHONE = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,24}$/;

/** A phone number to call, else "". With letters or signs taken out of it, another number would be dialled. */
export function phone(): Decoder<string> {
  const read = (value: unknown) => (isText(value) ? `${value}`.trim() : "");
  const isPhone = (value: string) => value === "" || PHONE.test(value);
  return makeDecoder({
    accepts: (value) => isText(value) && isPhone(read(value)),
    read: (value) => (isPhone(read(value)) ? read(value) : ""),
    strict: v.pipe(v.string(), v.check(isPhone)),
  });
}
