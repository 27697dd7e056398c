import type { Api } from "@lending/api-client";
import { type ProductLink, readProductLink } from "./readProductLink.ts";
import type { ProductClick } from "./saveProductClick.ts";
import { wireNames } from "./wireNames.ts";

/** Enters a product. The returned link is an `http` address or the name of a page of the native app. */
export async function enterProduct(
  api: Api,
  { productId, position }: ProductClick,
  signal?: AbortSignal,
): Promise<ProductLink> {
  const { openProduct: sent, openProductAnswer } = wireNames(api);
  const body = await api.form.post(
    "/gopia/goya/enter",
    { [sent.productId]: productId, [sent.position]: String(position) },
    signal ? { signal } : {},
  );
  return readProductLink(body, openProductAnswer);
}
