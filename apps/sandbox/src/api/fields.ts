import * as v from "valibot";

/** A label and its value, both as text. */
export const rowSchema = v.object({ text: v.string(), value: v.string() });

/** A label and its value under the field names of the complaint calls. */
export const titledValueSchema = v.object({ title: v.string(), value: v.string() });

/** The account that receives the money. This field is an addition of the sandbox that a lender may omit. */
export const boundAccountSchema = v.pipe(
  v.object({
    name: v.string(),
    lastDigits: v.pipe(v.string(), v.description("Never more than four: the whole number does not leave the lender.")),
  }),
  v.description('The account that receives the money; "" in both fields when none is bound.'),
);

/** An amount in a separate field: integer centavos. Amounts inside label and value rows are text (`formatPesos`). */
export const wireAmountSchema = v.pipe(v.number(), v.integer());

/** An amount in a request: integer centavos, as received before. */
export const inputAmount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,12}$/, "is not an amount in centavos"),
  v.transform(Number),
);

/** A required short text: an id, a code, a channel. */
export const inputName = v.pipe(v.string(), v.trim(), v.nonEmpty("is missing"), v.maxLength(64, "is too long"));

export const optionalName = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64, "is too long")), "");

export const optionalText = v.optional(v.pipe(v.string(), v.maxLength(2000, "is too long")), "");

export const inputInteger = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,9}$/, "is not a whole number"),
  v.transform(Number),
);
