import type { OrderDetails } from "../../api/fetchOrderDetails.ts";

const KEY = "showBankTip";

/** A dialog on top of the order details. */
export type OrderDialog = "bank" | "withdraw" | "tips" | "rating";

/** Returns the dialogs that an order opens, in this order: bank prompt, withdraw prompt, Kind tips, rating. */
export function dialogQueue(order: OrderDetails): readonly OrderDialog[] {
  const requested: readonly (readonly [OrderDialog, boolean])[] = [
    ["bank", order.bankPrompt !== undefined],
    ["withdraw", order.withdrawMessage !== ""],
    ["tips", order.tipMessage !== "" && !hasOpenedRepayment()],
    ["rating", order.requestsRating],
  ];
  return requested.flatMap(([dialog, isRequested]) => (isRequested ? [dialog] : []));
}

/** Returns whether the borrower has opened the repayment in this session. The Kind tips then stay closed. */
function hasOpenedRepayment(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Marks that the borrower has opened the repayment or the extension, so that the Kind tips stay closed in this session.
 */
export function markRepaymentOpened() {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Storage is blocked: the tips may open again, which does no harm.
  }
}
