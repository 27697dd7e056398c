import * as v from "valibot";

/** A name that a client sends back to us: an id, a code, a channel. */
export const sentName = v.pipe(v.string(), v.trim(), v.nonEmpty("is missing"), v.maxLength(64, "is too long"));

/** A name that may be left out. */
export const optionalName = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64, "is too long")), "");

/** Words that may be left out. */
export const optionalText = v.optional(v.pipe(v.string(), v.maxLength(2000, "is too long")), "");

export const sentInteger = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,9}$/, "is no whole number"),
  v.transform(Number),
);
