import * as v from "valibot";
import { definePublicEndpoint } from "../endpoint.ts";
import { envelopeSchema, success } from "../envelope.ts";
import { recommend, recommendedSchema } from "../recommended.ts";

export const fetchScholarships = definePublicEndpoint({
  name: "fetchScholarships",
  summary: "The reason of the failed joint login, and the products that the lender offers",
  method: "POST",
  path: "/panda/honey/scholarships",
  input: v.object({}),
  body: envelopeSchema(
    v.object({
      noticeMessage: v.string(),
      errMessage: v.string(),
      products: v.array(v.object({ ...recommendedSchema.entries, tags: v.array(v.string()) })),
    }),
  ),
  handle: ({ lender, origin }) =>
    success({
      noticeMessage: "These loans are open to you today.",
      errMessage: "The partner app could not log you in.",
      products: lender.products.all().map((product) => ({ ...recommend(product, origin), tags: [...product.tags] })),
    }),
});
