import * as v from "valibot";
import type { Borrower } from "../../lender/borrowers.ts";
import { AGREEMENTS, findAgreement } from "../../lender/records.ts";
import { type Call, defineEndpoint, type Endpoint, NO_ORDER, NO_PRODUCT, refuse, success } from "../endpoint.ts";
import { agreementUrl } from "../links.ts";
import { inputName, optionalName, WIRE_NAMES } from "../readFields.ts";

const makeFetchAgreements = (variant: Pick<Endpoint, "summary" | "path">) =>
  defineEndpoint({
    ...variant,
    method: "GET",
    input: v.object({ productId: inputName, scene: optionalName }),
    handle({ input, lender }) {
      if (lender.products.find(input.productId) === undefined) return NO_PRODUCT;
      return success(AGREEMENTS);
    },
  });

export const fetchAgreements = makeFetchAgreements({
  summary: "The agreements of a product, version 3",
  path: "/v3/contract/contract",
});

export const fetchAgreements2 = makeFetchAgreements({
  summary: "The agreements of a product, newer variant",
  path: "/gopia/goya/agreements",
});

/** `position` is the agreement's identifier. */
const inputSchema = v.object({ productId: inputName, scene: optionalName, position: inputName, orderId: optionalName });

function linkOf({ input, borrower, lender, origin, language }: Call<v.InferOutput<typeof inputSchema>, Borrower>) {
  const { productId, orderId, position: identifier } = input;
  if (lender.products.find(productId) === undefined) return NO_PRODUCT;
  if (findAgreement(identifier) === undefined) return refuse("404", "We could not find this agreement.");
  if (orderId !== "" && lender.book.own(borrower.id, orderId)?.order.productId !== productId) return NO_ORDER;
  const token = lender.agreements.link({ borrowerId: borrower.id, productId, orderId, identifier });
  return agreementUrl(origin, token, language);
}

export const fetchAgreementUrl = defineEndpoint({
  summary: "The URL of one agreement, version 3",
  method: "GET",
  path: "/v3/contract/contract-jump",
  input: inputSchema,
  handle(call) {
    const link = linkOf(call);
    return typeof link === "string" ? success({ contract_url: link }) : link;
  },
});

const { redirectLink } = WIRE_NAMES.confirmation;

export const fetchAgreementUrl2 = defineEndpoint({
  summary: "The URL of one agreement, newer variant",
  method: "GET",
  path: "/gopia/goya/agreement-jump",
  input: inputSchema,
  handle(call) {
    const link = linkOf(call);
    return typeof link === "string" ? success({ [redirectLink]: link }) : link;
  },
});
