import type { WireNames } from "@lending/api-client";
import { parseEnvironment } from "@lending/bridge/environment";

type Names = WireNames["recommended"];

/** Fields of a recommended product by meaning. A test may send malformed values. */
export type RecommendedProductFields = Partial<Record<keyof Names, unknown>>;

const names = parseEnvironment({}).wireNames.recommended;

const palengkePlus = {
  logo: "",
  name: "Palengke Plus",
  buttonText: "Apply now",
  rangeText: "₱2.000 – ₱20.000",
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
