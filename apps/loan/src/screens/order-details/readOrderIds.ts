/** The order that a URL names. */
export interface OrderIds {
  readonly productId: string;
  readonly orderId: string;
}

/** Returns the order that the URL names, or undefined unless both ids are present. */
export function readOrderIds(query: URLSearchParams): OrderIds | undefined {
  const productId = query.get("productId") ?? "";
  const orderId = query.get("orderId") ?? "";
  return productId && orderId ? { productId, orderId } : undefined;
}
