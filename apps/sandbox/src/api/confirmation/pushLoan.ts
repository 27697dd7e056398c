import * as v from "valibot";
import type { Borrower } from "../../lender/borrowers.ts";
import { type Call, defineEndpoint, fullToday, NO_PRODUCT, refuse, success } from "../endpoint.ts";
import { siteUrl } from "../links.ts";
import { inputAmount, inputInteger, inputName, WIRE_NAMES } from "../readFields.ts";

const inputSchema = v.object({ amount: inputAmount, periods: inputInteger, termUnit: inputName, productId: inputName });

/** Applies for the offer. Returns the link of the order, or why there is none. */
function apply({ input, borrower, lender, origin }: Call<v.InferOutput<typeof inputSchema>, Borrower>) {
  const { amount: amountCentavos, periods } = input;
  const product = lender.products.find(input.productId);
  if (product === undefined) return NO_PRODUCT;
  const applied = lender.book.apply({ borrowerId: borrower.id, product, amountCentavos, periods });
  if ("orderId" in applied) return siteUrl(origin, "/loanDetail", { productId: product.id, orderId: applied.orderId });
  if (applied.outcome === "closed-product") return fullToday(product);
  if (applied.outcome === "changed-offer") return refuse("31", "This offer has changed. Please read it again.");
  return refuse("32", "You have this loan already. Please repay it first.");
}

export const pushLoan = defineEndpoint({
  summary: "Applies for the offer, version 3; applying again while the order is pending returns the same order",
  method: "POST",
  path: "/v3/loan-confirm/loan-detail-push",
  input: inputSchema,
  handle(call) {
    const link = apply(call);
    return typeof link === "string" ? success({ lendDetailsUrl: link }) : link;
  },
});

const { redirectLink, ...names } = WIRE_NAMES.confirmation;

/** The newer variant accepts the obfuscated names and the plain ones. */
const newerInputSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((fields) => ({
    ...fields,
    amount: fields[names.amount] ?? fields.amount,
    periods: fields[names.periods] ?? fields.periods,
    termUnit: fields[names.termUnit] ?? fields.termUnit,
  })),
  inputSchema,
);

export const pushLoan2 = defineEndpoint({
  summary: "Applies for the offer, newer variant",
  method: "POST",
  path: "/gopia/goya/push",
  input: newerInputSchema,
  handle(call) {
    const link = apply(call);
    return typeof link === "string" ? success({ [redirectLink]: link }) : link;
  },
});
