import type { WireNames } from "@lending/api-client";
import { flag, httpLink, text } from "@lending/api-client/schema";

export interface RecommendedProduct {
  readonly logo: string;
  readonly name: string;
  readonly buttonText: string;
  readonly range: string;
  readonly rangeDescription: string;
  readonly rate: string;
  readonly description: string;
  /** True for 1 or "1". A disabled product is grey and cannot be opened. */
  readonly isEnabled: boolean;
  readonly productId: string;
}

/** Wire schema entries of a recommended product, under the wire names of the deployment. */
export const recommendedProductEntries = (names: WireNames["recommended"]) => ({
  [names.logo]: httpLink(),
  [names.name]: text(),
  [names.buttonText]: text(),
  [names.rangeText]: text(),
  [names.rangeDescription]: text(),
  [names.rateText]: text(),
  [names.description]: text(),
  [names.enabled]: flag(),
  [names.productId]: text(),
});

export function readRecommendedProduct(
  wire: Readonly<Record<string, unknown>>,
  names: WireNames["recommended"],
): RecommendedProduct {
  const textOf = (name: string) => String(wire[name] ?? "");
  return {
    logo: textOf(names.logo),
    name: textOf(names.name),
    buttonText: textOf(names.buttonText),
    range: textOf(names.rangeText),
    rangeDescription: textOf(names.rangeDescription),
    rate: textOf(names.rateText),
    description: textOf(names.description),
    isEnabled: wire[names.enabled] === true,
    productId: textOf(names.productId),
  };
}

/** Returns whether a product can be shown: one without a name is left out. */
export const hasName = (product: RecommendedProduct) => product.name !== "";
