import type { WireNames } from "@lending/api-client";
import { defineRead } from "@lending/api-client/endpoint";
import { list, record, text, type ValueOf } from "@lending/api-client/schema";
import { hasName, recommendedProduct } from "./recommendedProduct.ts";

/** Wire schema of the response. Products use the deployment's wire names and carry their tags. */
export const scholarshipsSchema = (names: WireNames["recommended"]) =>
  record({
    noticeMessage: text(),
    errMessage: text(),
    products: list(recommendedProduct(names, { tags: list(text()) })),
  });

/** The cause of the failed joint login, and the products that the lender offers instead. Texts come from the server. */
export type Scholarships = ReturnType<typeof readScholarships>;

const readScholarships = ({ noticeMessage, errMessage, products }: ValueOf<ReturnType<typeof scholarshipsSchema>>) => ({
  notice: noticeMessage,
  error: errMessage,
  products: products
    .filter(hasName)
    .map((product) => ({ ...product, tags: [...new Set(product.tags)].filter((tag) => tag !== "") })),
});

export const scholarships = defineRead({
  client: "helper",
  method: "POST",
  path: "/panda/honey/scholarships",
  fields: {},
  data: ({ recommended }: WireNames) => scholarshipsSchema(recommended),
  read: (wire) => readScholarships(wire),
});
