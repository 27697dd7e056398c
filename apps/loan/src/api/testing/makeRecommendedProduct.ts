import { parseEnvironment, type WireNames } from "@lending/bridge/environment";

type Names = WireNames["recommended"];

/** What a recommended product says, by meaning; a test may send it odd. */
export type RecommendedProductParts = Partial<Record<keyof Names, unknown>>;

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
} satisfies RecommendedProductParts;

/** A recommended product as the sandbox sends it: its parts by meaning, under the sandbox's wire names. */
export function makeRecommendedProduct(own: RecommendedProductParts = {}): Readonly<Record<string, unknown>> {
  const parts = { ...palengkePlus, ...own };
  return Object.fromEntries(
    Object.entries(names).map(([meaning, wireName]) => [wireName, parts[meaning as keyof Names]]),
  );
}
