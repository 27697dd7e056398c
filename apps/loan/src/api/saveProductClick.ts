import type { Api } from "@lending/api-client";
import { wireNames } from "./wireNames.ts";

/** A tap on a product: its id and its index in the list, from 0. */
export interface ProductClick {
  readonly productId: string;
  readonly position: number;
}

/** Longest time that recording a tap may delay the navigation. */
const RECORD_MAX_MS = 2_000;

/**
 * Records a tap on a product. Resolves when the tap is recorded, fails or takes too long; a failure is ignored because
 * it does not concern the borrower.
 */
export async function saveProductClick(api: Api, { productId, position }: ProductClick): Promise<void> {
  const { openProduct: sent } = wireNames(api);
  const fields = { [sent.productId]: productId, [sent.position]: String(position) };
  await Promise.race([
    api.form.post("/gopia/goya/click", fields).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, RECORD_MAX_MS)),
  ]);
}
