import { withQuery } from "@lending/bridge/with-query";

interface Order {
  readonly productId: string;
  readonly orderId: string;
}

interface Receipt {
  readonly orderId: string;
  /** Without it the page lists all payments of the order. */
  readonly receiptId?: string;
}

export const repayPath = (order: Order) => withQuery("/repay", { ...order });
/** The repayment, at the form for a part of it. */
export const repayPartPath = (order: Order) => `${repayPath(order)}#part`;
export const repayDelayPath = (order: Order) => withQuery("/repayDelay", { ...order });
export const receiptPath = (receipt: Receipt) => withQuery("/receipt", { ...receipt });
export const payInstructionsPath = (reference: { readonly payCode?: string } = {}) =>
  withQuery("/payInstructions", { ...reference });
