import * as v from "valibot";
import { findAgreement } from "../../lender/agreements.ts";
import type { Borrower } from "../../lender/borrowers.ts";
import { answer, answerSchema, NO_ORDER, NO_PRODUCT, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import type { Call } from "../endpoint.ts";
import { agreementUrl } from "../links.ts";
import { optionalName, sentName } from "../sentFields.ts";
import { WIRE_NAMES } from "../wireNames.ts";

/** Position is the agreement's identifier. */
const sent = v.object({ productId: sentName, scene: optionalName, position: sentName, orderId: optionalName });

function linkOf({ input, borrower, lender, origin }: Call<v.InferOutput<typeof sent>, Borrower>) {
  const { productId, orderId, position: identifier } = input;
  if (lender.products.find(productId) === undefined) return NO_PRODUCT;
  if (findAgreement(identifier) === undefined) return refuse("404", "We could not find this agreement.");
  if (orderId !== "" && lender.book.own(borrower.id, orderId)?.order.productId !== productId) return NO_ORDER;
  return agreementUrl(origin, lender.agreements.link({ borrowerId: borrower.id, productId, orderId, identifier }));
}

export const fetchAgreementUrl = defineEndpoint({
  name: "fetchAgreementUrl",
  summary: "Where one agreement is read, version 3",
  method: "GET",
  path: "/v3/contract/contract-jump",
  input: sent,
  body: answerSchema(v.object({ contract_url: v.string() })),
  handle(call) {
    const link = linkOf(call);
    return typeof link === "string" ? answer({ contract_url: link }) : link;
  },
});

const { redirectLink } = WIRE_NAMES.confirmation;

export const fetchAgreementUrl2 = defineEndpoint({
  name: "fetchAgreementUrl2",
  summary: "Where one agreement is read, newer variant",
  method: "GET",
  path: "/gopia/goya/agreement-jump",
  input: sent,
  body: answerSchema(v.object({ [redirectLink]: v.string() })),
  handle(call) {
    const link = linkOf(call);
    return typeof link === "string" ? answer({ [redirectLink]: link }) : link;
  },
});
