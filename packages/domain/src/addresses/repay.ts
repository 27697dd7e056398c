import { withQuery } from "@lending/bridge";

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
export const repayDelayPath = (order: Order) => withQuery("/repayDelay", { ...order });
export const receiptPath = (receipt: Receipt) => withQuery("/receipt", { ...receipt });
/** The parameters with which a link states what to pay. A server accepts them from no other site. */
export const codeParameters = ["payCode", "payCodeImg", "repayAmount"] as const;
export const payInstructionsPath = (reference: { readonly payCode?: string } = {}) =>
  withQuery("/payInstructions", { ...reference });
