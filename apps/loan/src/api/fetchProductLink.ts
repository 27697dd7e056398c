import type { Api } from "@lending/api-client";
import { type ProductLink, readProductLink } from "./readProductLink.ts";
import { wireNames } from "./wireNames.ts";

interface ProductTap {
  readonly productId: string;
  readonly moduleId: string;
  /** Position in the list, from 0. */
  readonly position: number;
}

/** Fetches the link of a recommended product. It is an `http` address or the name of a page of the native app. */
export async function fetchProductLink(api: Api, tap: ProductTap): Promise<ProductLink> {
  const { openProduct: sent, openProductAnswer } = wireNames(api);
  const body = await api.form.post("/gopia/goya/define", {
    [sent.module]: tap.moduleId,
    [sent.position]: String(tap.position),
    [sent.productId]: tap.productId,
  });
  return readProductLink(body, openProductAnswer);
}
