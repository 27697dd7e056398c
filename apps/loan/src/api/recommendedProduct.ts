import { flag, httpLink, text } from "@lending/api-client/schema";
import type { WireNames } from "@lending/bridge/environment";

/** A product that the server recommends, in its own words. */
export interface RecommendedProduct {
  readonly logo: string;
  readonly name: string;
  readonly buttonText: string;
  readonly range: string;
  readonly rangeDescription: string;
  readonly rate: string;
  readonly description: string;
  /** 1 or "1"; anything else is grey and cannot be opened (specification 5). */
  readonly isEnabled: boolean;
  readonly productId: string;
}

/** The fields of a recommended product as it is sent, under the wire names of the deployment. */
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

/** Reads a recommended product that its schema has parsed. */
export function readRecommendedProduct(
  wire: Readonly<Record<string, unknown>>,
  names: WireNames["recommended"],
): RecommendedProduct {
  const word = (name: string) => String(wire[name] ?? "");
  return {
    logo: word(names.logo),
    name: word(names.name),
    buttonText: word(names.buttonText),
    range: word(names.rangeText),
    rangeDescription: word(names.rangeDescription),
    rate: word(names.rateText),
    description: word(names.description),
    isEnabled: wire[names.enabled] === true,
    productId: word(names.productId),
  };
}

/** Whether a product can be shown: one without a name is left out. */
export const hasName = (product: RecommendedProduct) => product.name !== "";
