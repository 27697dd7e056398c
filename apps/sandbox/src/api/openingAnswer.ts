import * as v from "valibot";
import type { Product } from "../lender/products.ts";
import type { Refusal } from "./answer.ts";
import { siteUrl } from "./links.ts";
import { sentName } from "./sentFields.ts";
import { WIRE_NAMES } from "./wireNames.ts";

const sent = WIRE_NAMES.openProduct;
const names = WIRE_NAMES.openProductAnswer;

/** What a click on a product sends: module, position and product, under their obfuscated names. */
export const openingInput = v.object({
  [sent.module]: v.optional(v.pipe(v.string(), v.maxLength(64, "is too long")), ""),
  [sent.position]: v.optional(v.pipe(v.string(), v.maxLength(64, "is too long")), ""),
  [sent.productId]: sentName,
});

export const readOpening = (input: v.InferOutput<typeof openingInput>) => ({
  module: input[sent.module],
  position: input[sent.position],
  productId: input[sent.productId],
});

/** Specification 7: an obfuscated status where "00" is success, and data with a target link and message. */
export const openingSchema = v.object({
  [names.status]: v.string(),
  [names.data]: v.object({ [names.link]: v.string(), [names.message]: v.string() }),
  [names.message]: v.string(),
});

export const openingAnswer = (link: string): v.InferOutput<typeof openingSchema> => ({
  [names.status]: "00",
  [names.data]: { [names.link]: link, [names.message]: "" },
  [names.message]: "",
});

/** A refusal says the same under both sets of names, so that either reader understands it. */
export const openingRefusal = (refusal: Refusal) => ({
  ...refusal,
  [names.status]: refusal.code,
  [names.data]: { [names.link]: "", [names.message]: refusal.message },
  [names.message]: refusal.message,
});

/** Where a product opens: a confirmation of this site, or (no http) a page of the native app. */
export function productLink(product: Product, origin: string): string {
  if (product.opens === "native") return "product";
  return siteUrl(origin, product.opens === "confirmation" ? "/loanConfirm" : "/loanConfirm2", {
    productId: product.id,
  });
}
