import { formatPesos } from "../lender/bill.ts";
import type { Product } from "../lender/products.ts";
import { assetUrl } from "./links.ts";
import { WIRE_NAMES } from "./readFields.ts";

const names = WIRE_NAMES.recommended;

export const rateText = ({ dailyRatePpm }: Pick<Product, "dailyRatePpm">) => `${dailyRatePpm / 10_000}% a day`;

/** Returns a recommended product under its obfuscated names. */
export const recommend = (product: Product, origin: string) => ({
  [names.logo]: assetUrl(origin, product.logo),
  [names.name]: product.name,
  [names.buttonText]: product.buttonText,
  [names.rangeText]: `${formatPesos(product.smallestCentavos)} – ${formatPesos(product.largestCentavos)}`,
  [names.rangeDescription]: "Loan amount",
  [names.rateText]: rateText(product),
  [names.description]: product.description,
  // The number 1: enabled. The string "0": disabled and not clickable.
  [names.enabled]: product.isEnabled ? 1 : "0",
  [names.productId]: product.id,
});
