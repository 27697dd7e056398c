import { withQuery } from "@lending/bridge/with-query";

export interface OrderIds {
  readonly productId: string;
  readonly orderId: string;
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
