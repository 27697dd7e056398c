import * as v from "valibot";
import { AGREEMENTS, findAgreement } from "../../lender/records.ts";
import { defineEndpoint, type Endpoint, NO_ORDER, NO_PRODUCT, refuse, success } from "../endpoint.ts";
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

const makeFetchAgreementUrl = (variant: Pick<Endpoint, "summary" | "path">, linkName: string) =>
  defineEndpoint({
    ...variant,
    method: "GET",
    // `position` is the agreement's identifier.
    input: v.object({ productId: inputName, scene: optionalName, position: inputName, orderId: optionalName }),
    handle({ input, borrower, lender, origin, language }) {
      const { productId, orderId, position: identifier } = input;
      if (lender.products.find(productId) === undefined) return NO_PRODUCT;
      if (findAgreement(identifier) === undefined) return refuse("404", "We could not find this agreement.");
      if (orderId !== "" && lender.book.own(borrower.id, orderId)?.order.productId !== productId) return NO_ORDER;
      const token = lender.agreements.link({ borrowerId: borrower.id, productId, orderId, identifier });
      return success({ [linkName]: agreementUrl(origin, token, language) });
    },
  });

export const fetchAgreementUrl = makeFetchAgreementUrl(
  { summary: "The URL of one agreement, version 3", path: "/v3/contract/contract-jump" },
  "contract_url",
);

export const fetchAgreementUrl2 = makeFetchAgreementUrl(
  { summary: "The URL of one agreement, newer variant", path: "/gopia/goya/agreement-jump" },
  WIRE_NAMES.confirmation.redirectLink,
);
