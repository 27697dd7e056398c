import * as v from "valibot";

/** An amount in a separate field: integer centavos. Amounts inside label and value rows are text (`formatPesos`). */
export const wireAmountSchema = v.pipe(v.number(), v.integer());

/** An amount in a request: integer centavos, as received before. */
export const inputAmount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,12}$/, "is not an amount in centavos"),
  v.transform(Number),
);
