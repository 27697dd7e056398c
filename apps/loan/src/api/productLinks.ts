import type { Api, WireNames } from "@lending/api-client";
import { defineRead, defineSend, given, refuse } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";

/** A tap on a product: its id and its index in the list, from 0. */
export interface ProductTap {
  readonly productId: string;
  readonly position: number;
}

const tap = ({ openProduct: names }: WireNames) => ({
  [names.productId]: given("productId"),
  [names.position]: given("position", (position: number) => `${position}`),
});

/** The response of `define` and `enter`: an `http` address or the name of a page of the native app. */
const link = {
  client: "form",
  method: "POST",
  envelope: ({ openProductAnswer: names }: WireNames) => ({
    code: names.status,
    message: names.message,
    data: names.data,
  }),
  data: ({ openProductAnswer: names }: WireNames) => record({ [names.link]: text(), [names.message]: text() }),
  read: (wire: Readonly<Record<string, string>>, { names }: { readonly names: WireNames }) =>
    wire[names.openProductAnswer.link] || refuse(wire[names.openProductAnswer.message]),
} as const;

/** The link of a product that the order details recommend. */
export const defineProduct = defineSend({
  ...link,
  path: "/gopia/goya/define",
  fields: (names) => ({ ...tap(names), [names.openProduct.module]: given("moduleId") }),
});

/** The link of a product of the failed login or of the product page. */
export const enterProduct = defineRead({ ...link, path: "/gopia/goya/enter", fields: tap });

/** Records a tap on a product. */
export const clickProduct = defineSend({ client: "form", method: "POST", path: "/gopia/goya/click", fields: tap });

/** Longest time that recording a tap may delay the navigation. */
const RECORD_MAX_MS = 2_000;

/**
 * Records a tap on a product. Resolves when the tap is recorded, fails or takes too long; a failure is ignored because
 * it does not concern the borrower.
 */
export async function saveProductClick(api: Api, product: ProductTap): Promise<void> {
  await Promise.race([
    api.request(clickProduct(product)).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, RECORD_MAX_MS)),
  ]);
}
