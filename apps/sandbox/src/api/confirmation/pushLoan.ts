import * as v from "valibot";
import type { Borrower } from "../../lender/borrowers.ts";
import { answer, answerSchema, NO_PRODUCT, type Refusal, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import type { Call } from "../endpoint.ts";
import { siteUrl } from "../links.ts";
import { sentInteger, sentName } from "../sentFields.ts";
import { sentAmount } from "../wireMoney.ts";
import { WIRE_NAMES } from "../wireNames.ts";

const sent = v.object({ amount: sentAmount, periods: sentInteger, termUnit: sentName, productId: sentName });

function apply({ input, borrower, lender, origin }: Call<v.InferOutput<typeof sent>, Borrower>): string | Refusal {
  const product = lender.products.find(input.productId);
  if (product === undefined) return NO_PRODUCT;
  const applied = lender.applications.apply({
    borrowerId: borrower.id,
    product,
    amountCentavos: input.amount,
    periods: input.periods,
  });
  switch (applied.outcome) {
    case "closed-product":
      return refuse("30", `${product.name} is full today. Please try again tomorrow.`);
    case "changed-offer":
      return refuse("31", "This offer has changed. Please read it again.");
    case "open-loan":
      return refuse("32", "You have this loan already. Please repay it first.");
    default:
      return siteUrl(origin, "/loanDetail", { productId: product.id, orderId: applied.orderId });
  }
}

export const pushLoan = defineEndpoint({
  name: "pushLoan",
  summary: "Applies for the offer, version 3; applying again while it waits leads to the same order",
  method: "POST",
  path: "/v3/loan-confirm/loan-detail-push",
  input: sent,
  body: answerSchema(v.object({ lendDetailsUrl: v.string() })),
  handle(call) {
    const link = apply(call);
    return typeof link === "string" ? answer({ lendDetailsUrl: link }) : link;
  },
});

const { redirectLink, ...names } = WIRE_NAMES.confirmation;

/** The newer variant may send the obfuscated names that it was given, or the plain ones. */
const sent2 = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((fields) => ({
    ...fields,
    amount: fields[names.amount] ?? fields.amount,
    periods: fields[names.periods] ?? fields.periods,
    termUnit: fields[names.termUnit] ?? fields.termUnit,
  })),
  sent,
);

export const pushLoan2 = defineEndpoint({
  name: "pushLoan2",
  summary: "Applies for the offer, newer variant",
  method: "POST",
  path: "/gopia/goya/push",
  input: sent2,
  body: answerSchema(v.object({ [redirectLink]: v.string() })),
  handle(call) {
    const link = apply(call);
    return typeof link === "string" ? answer({ [redirectLink]: link }) : link;
  },
});
