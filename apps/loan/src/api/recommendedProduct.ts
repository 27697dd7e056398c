import type { WireNames } from "@lending/api-client";
import { flag, httpLink, type list, text, type ValueOf } from "@lending/api-client/schema";
import { recordUnder } from "./recordUnder.ts";

const productFields = {
  logo: httpLink(),
  name: text(),
  buttonText: text(),
  rangeText: text(),
  rangeDescription: text(),
  rateText: text(),
  description: text(),
  /** True for 1 or "1". A disabled product is grey and cannot be opened. */
  enabled: flag(),
  productId: text(),
};

/** A recommended product, under the wire names of the deployment. `more` are fields that have the same name everywhere. */
export const recommendedProduct = <More extends { readonly tags?: ReturnType<typeof list<string>> }>(
  names: WireNames["recommended"],
  more: More,
) => recordUnder(names, { ...productFields, ...more });

/** A product that the lender offers. Some lists have tags. */
export type RecommendedProduct = ValueOf<ReturnType<typeof recommendedProduct<object>>> & {
  readonly tags?: readonly string[];
};

/** Returns whether a product can be shown: one without a name is left out. */
export const hasName = ({ name }: RecommendedProduct) => name !== "";
