import * as v from "valibot";
import { AGREEMENTS } from "../../lender/agreements.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import type { Endpoint } from "../endpoint.ts";
import { envelopeSchema, NO_PRODUCT, success } from "../envelope.ts";
import { inputName, optionalName } from "../inputFields.ts";

const makeFetchAgreements = (variant: Pick<Endpoint, "name" | "summary" | "path">) =>
  defineEndpoint({
    ...variant,
    method: "GET",
    input: v.object({ productId: inputName, scene: optionalName }),
    body: envelopeSchema(v.array(v.object({ title: v.string(), identifier: v.string() }))),
    handle({ input, lender }) {
      if (lender.products.find(input.productId) === undefined) return NO_PRODUCT;
      return success(AGREEMENTS.map((agreement) => ({ ...agreement })));
    },
  });

export const fetchAgreements = makeFetchAgreements({
  name: "fetchAgreements",
  summary: "The agreements of a product, version 3",
  path: "/v3/contract/contract",
});

export const fetchAgreements2 = makeFetchAgreements({
  name: "fetchAgreements2",
  summary: "The agreements of a product, newer variant",
  path: "/gopia/goya/agreements",
});
