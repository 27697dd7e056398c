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

const failedLogin = {
  noticeMessage: "These loans are open to you today.",
  errMessage: "The partner app could not log you in.",
  products: products as unknown,
};

/** Builds the `data` of a failed joint login as the sandbox sends it. A test may send malformed values. */
export const makeScholarships = (overrides: Partial<Record<keyof typeof failedLogin, unknown>> = {}) => ({
  ...failedLogin,
  ...overrides,
});
