import * as v from "valibot";

/** A required short text: an id, a code, a channel. */
export const inputName = v.pipe(v.string(), v.trim(), v.nonEmpty("is missing"), v.maxLength(64, "is too long"));

/** An optional short text. */
export const optionalName = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64, "is too long")), "");

/** An optional longer text. */
export const optionalText = v.optional(v.pipe(v.string(), v.maxLength(2000, "is too long")), "");

export const inputInteger = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,9}$/, "is not a whole number"),
  v.transform(Number),
);
