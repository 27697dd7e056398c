import type { WireNames } from "@lending/api-client";
import { parseEnvironment } from "@lending/bridge/environment";

type Names = WireNames["recommended"];

/** Fields of a recommended product by meaning. A test may send malformed values. */
export type RecommendedProductFields = Partial<Record<keyof Names, unknown>>;

const names = parseEnvironment({}).wireNames.recommended;

const palengkePlus = {
  logo: "https://h5.test/sandbox/assets/palengke-plus.svg",
  name: "Palengke Plus",
  buttonText: "Apply now",
  rangeText: "₱2,000.00 – ₱20,000.00",
  rangeDescription: "Loan amount",
  rateText: "0.05% a day",
  description: "For market and store stock",
  enabled: 1,
  productId: "p-2",
} satisfies RecommendedProductFields;

/** Builds a recommended product as the sandbox sends it, under the sandbox's wire names. */
export function makeRecommendedProduct(overrides: RecommendedProductFields = {}): Readonly<Record<string, unknown>> {
  const fields = { ...palengkePlus, ...overrides };
  return Object.fromEntries(
    Object.entries(names).map(([meaning, wireName]) => [wireName, fields[meaning as keyof Names]]),
  );
}

const tagged = [
  { ...makeRecommendedProduct(), tags: ["Four payments", "For small stores"] },
  {
    ...makeRecommendedProduct({
      name: "Ani Loan",
      logo: "https://h5.test/sandbox/assets/ani-loan.svg",
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
  products: tagged as unknown,
};

/** Builds the `data` of a failed joint login as the sandbox sends it. A test may send malformed values. */
export const makeScholarships = (overrides: Partial<Record<keyof typeof failedLogin, unknown>> = {}) => ({
  ...failedLogin,
  ...overrides,
});
