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

/** Returns the payment code of a URL, or "" unless it is 1 to 64 printable ASCII characters. */
export function readPayCode(value: string): string {
  const code = value.trim();
  return /^[\x20-\x7e]{1,64}$/.test(code) ? code : "";
}
