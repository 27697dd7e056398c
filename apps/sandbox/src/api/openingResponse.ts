import * as v from "valibot";
import type { Product } from "../lender/products.ts";
import type { Refusal } from "./envelope.ts";
import { inputName } from "./inputFields.ts";
import { siteUrl } from "./links.ts";
import { WIRE_NAMES } from "./wireNames.ts";

const inputNames = WIRE_NAMES.openProduct;
const names = WIRE_NAMES.openProductAnswer;

/** Input of a click on a product: module, position and product id, under their obfuscated names. */
export const openingInput = v.object({
  [inputNames.module]: v.optional(v.pipe(v.string(), v.maxLength(64, "is too long")), ""),
  [inputNames.position]: v.optional(v.pipe(v.string(), v.maxLength(64, "is too long")), ""),
  [inputNames.productId]: inputName,
});

export const readOpening = (input: v.InferOutput<typeof openingInput>) => ({
  module: input[inputNames.module],
  position: input[inputNames.position],
  productId: input[inputNames.productId],
});

/** Response to a click on a product: an obfuscated status, "00" for success, and data with a link and a message. */
export const openingSchema = v.object({
  [names.status]: v.string(),
  [names.data]: v.object({ [names.link]: v.string(), [names.message]: v.string() }),
  [names.message]: v.string(),
});

export const openingResponse = (link: string): v.InferOutput<typeof openingSchema> => ({
  [names.status]: "00",
  [names.data]: { [names.link]: link, [names.message]: "" },
  [names.message]: "",
});

/** Adds the obfuscated names to a refusal, so that clients of both envelopes can read it. */
export const openingRefusal = (refusal: Refusal) => ({
  ...refusal,
  [names.status]: refusal.code,
  [names.data]: { [names.link]: "", [names.message]: refusal.message },
  [names.message]: refusal.message,
});

/** Returns the link of a product: a confirmation page of this site, or the name of a native page (without http). */
export function productLink(product: Product, origin: string): string {
  if (product.opens === "native") return "product";
  return siteUrl(origin, product.opens === "confirmation" ? "/loanConfirm" : "/loanConfirm2", {
    productId: product.id,
  });
}
