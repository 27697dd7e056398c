import * as v from "valibot";
import { formatPesos } from "../lender/bill.ts";
import type { Product } from "../lender/products.ts";
import { assetUrl } from "./links.ts";
import { WIRE_NAMES } from "./readFields.ts";

const names = WIRE_NAMES.recommended;

/** A recommended product under its obfuscated names. */
export const recommendedSchema = v.object({
  [names.logo]: v.string(),
  [names.name]: v.string(),
  [names.buttonText]: v.string(),
  [names.rangeText]: v.string(),
  [names.rangeDescription]: v.string(),
  [names.rateText]: v.string(),
  [names.description]: v.string(),
  /** The number 1: enabled. The string "0": disabled and not clickable. */
  [names.enabled]: v.union([v.literal(1), v.literal("0")]),
  [names.productId]: v.string(),
});

export const rateText = ({ dailyRatePpm }: Pick<Product, "dailyRatePpm">) => `${dailyRatePpm / 10_000}% a day`;

export const recommend = (product: Product, origin: string): v.InferOutput<typeof recommendedSchema> => ({
  [names.logo]: assetUrl(origin, product.logo),
  [names.name]: product.name,
  [names.buttonText]: product.buttonText,
  [names.rangeText]: `${formatPesos(product.smallestCentavos)} – ${formatPesos(product.largestCentavos)}`,
  [names.rangeDescription]: "Loan amount",
  [names.rateText]: rateText(product),
  [names.description]: product.description,
  [names.enabled]: product.isEnabled ? 1 : "0",
  [names.productId]: product.id,
});
