import * as v from "valibot";
import { type Decoder, makeDecoder } from "./Decoder.ts";

const LINK_MAX = 4000;
// Absolute or from the root of this site; no spaces, control or invisible characters, backslashes or credentials.
const LINK = /^(?:https?:\/\/(?![^/?#]*@)[^/?#]|\/(?!\/))[^\s\p{Cc}\p{Cf}\\]*$/iu;

/**
 * Reads an http(s) address for an image or a frame; "" for anything else. Read a link that the borrower follows with
 * `text`: `openExternal` validates it.
 */
export function httpLink(): Decoder<string> {
  return makeDecoder({
    accepts: (value) => typeof value === "string" && isLink(value),
    read: (value) => (typeof value === "string" && isLink(value) ? value : ""),
    strict: v.pipe(v.string(), v.check(isLink)),
  });
}

function isLink(value: string): boolean {
  return value === "" || (value.length <= LINK_MAX && LINK.test(value));
}
