import * as v from "valibot";

/** An amount as its own field on the wire: integer centavos. Amounts inside ready-made rows are text instead (formatPesos). */
export const wireAmountSchema = v.pipe(v.number(), v.integer());

/** An amount that a client sends back: the integer centavos that it was given. */
export const sentAmount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,12}$/, "is no amount in centavos"),
  v.transform(Number),
);
