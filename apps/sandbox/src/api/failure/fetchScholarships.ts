import * as v from "valibot";
import { answer, answerSchema } from "../answer.ts";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import { recommend, recommendedSchema } from "../recommended.ts";

export const fetchScholarships = definePublicEndpoint({
  name: "fetchScholarships",
  summary: "Why the joint login failed, and what else the lender offers",
  method: "POST",
  path: "/panda/honey/scholarships",
  input: v.object({}),
  body: answerSchema(
    v.object({
      noticeMessage: v.string(),
      errMessage: v.string(),
      products: v.array(v.object({ ...recommendedSchema.entries, tags: v.array(v.string()) })),
    }),
  ),
  handle: ({ lender, origin }) =>
    answer({
      noticeMessage: "These loans are open to you today.",
      errMessage: "The partner app could not log you in.",
      products: lender.products.all().map((product) => ({ ...recommend(product, origin), tags: [...product.tags] })),
    }),
});
