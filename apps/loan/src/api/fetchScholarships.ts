import type { WireNames } from "@lending/api-client";
import { defineRead } from "@lending/api-client/endpoint";
import { list, record, text } from "@lending/api-client/schema";
import {
  hasName,
  type RecommendedProduct,
  readRecommendedProduct,
  recommendedProductEntries,
} from "./recommendedProduct.ts";

/** Wire schema of the response. Products use the deployment's wire names and carry their tags. */
export const scholarshipsSchema = (names: WireNames["recommended"]) =>
  record({
    noticeMessage: text(),
    errMessage: text(),
    products: list(record({ ...recommendedProductEntries(names), tags: list(text()) })),
  });

export interface TaggedProduct extends RecommendedProduct {
  readonly tags: readonly string[];
}

/** The cause of the failed joint login, and the products that the lender offers instead. Texts come from the server. */
export interface Scholarships {
  readonly notice: string;
  readonly error: string;
  readonly products: readonly TaggedProduct[];
}

export const scholarships = defineRead({
  client: "helper",
  method: "POST",
  path: "/panda/honey/scholarships",
  fields: {},
  data: ({ recommended }: WireNames) => scholarshipsSchema(recommended),
  read: (wire, { names }): Scholarships => ({
    notice: wire.noticeMessage,
    error: wire.errMessage,
    products: wire.products
      .map((product) => ({
        ...readRecommendedProduct(product, names.recommended),
        tags: product.tags.filter((tag) => tag !== ""),
      }))
      .filter(hasName),
  }),
});
