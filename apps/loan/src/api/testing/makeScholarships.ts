import { makeRecommendedProduct } from "./makeRecommendedProduct.ts";

const products = [
  { ...makeRecommendedProduct(), tags: ["Four payments", "For small stores"] },
  {
    ...makeRecommendedProduct({
      name: "Ani Loan",
      description: "For the planting season",
      rateText: "0.06% a day",
      buttonText: "Full today",
      enabled: "0",
      productId: "p-4",
    }),
    tags: ["For farmers"],
  },
];

const failed = {
  noticeMessage: "These loans are open to you today.",
  errMessage: "The partner app could not log you in.",
  products: products as unknown,
};

/** Makes the `data` of a failed joint login as the sandbox sends it; a test may send it odd. */
export const makeScholarships = (own: Partial<Record<keyof typeof failed, unknown>> = {}) => ({ ...failed, ...own });
