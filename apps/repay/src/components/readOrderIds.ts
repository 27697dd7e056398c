/** Which order an address means. */
export interface OrderIds {
  readonly productId: string;
  readonly orderId: string;
}

/** The order that the address names, or undefined when it names none. */
export function readOrderIds(query: URLSearchParams): OrderIds | undefined {
  const productId = query.get("productId") ?? "";
  const orderId = query.get("orderId") ?? "";
  return productId && orderId ? { productId, orderId } : undefined;
}
