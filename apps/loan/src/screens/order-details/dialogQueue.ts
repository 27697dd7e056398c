import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import { repaymentOpened } from "../../stored.ts";

/** A dialog on top of the order details. */
export type OrderDialog = "bank" | "withdraw" | "tips" | "rating";

/** Returns the dialogs that an order opens, in this order: bank prompt, withdraw prompt, Kind tips, rating. */
export function dialogQueue(order: OrderDetails): readonly OrderDialog[] {
  const requested: readonly (readonly [OrderDialog, boolean])[] = [
    ["bank", order.bankPrompt !== undefined],
    ["withdraw", order.withdrawMessage !== ""],
    ["tips", order.tipMessage !== "" && !repaymentOpened.read()],
    ["rating", order.requestsRating],
  ];
  return requested.flatMap(([dialog, isRequested]) => (isRequested ? [dialog] : []));
}
