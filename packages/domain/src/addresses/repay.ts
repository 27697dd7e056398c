import { withQuery } from "@lending/bridge/with-query";

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

interface Receipt {
  readonly orderId: string;
  /** Without it the page lists all payments of the order. */
  readonly receiptId?: string;
}

export const repayPath = (order: OrderIds) => withQuery("/repay", { ...order });
/** The repayment, at the form for a part of it. */
export const repayPartPath = (order: OrderIds) => `${repayPath(order)}#part`;
export const repayDelayPath = (order: OrderIds) => withQuery("/repayDelay", { ...order });
export const receiptPath = (receipt: Receipt) => withQuery("/receipt", { ...receipt });
export const payInstructionsPath = (reference: { readonly payCode?: string } = {}) =>
  withQuery("/payInstructions", { ...reference });
