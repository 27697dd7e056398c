import type { OrderDetails } from "../../../api/fetchOrderDetails.ts";
import { hasSeenBankTip } from "../bankTipFlag.ts";

/** A dialog over the order details. */
export type OrderDialog = "bank" | "withdraw" | "tips" | "rating";

/** Which dialogs an order opens, in the order of decisions 6: bank prompt, withdraw prompt, Kind tips, rating. */
export function dialogQueue(order: OrderDetails): readonly OrderDialog[] {
  const asked: readonly (readonly [OrderDialog, boolean])[] = [
    ["bank", order.bankPrompt !== undefined],
    ["withdraw", order.withdrawMessage !== ""],
    ["tips", order.tipMessage !== "" && !hasSeenBankTip()],
    ["rating", order.asksForRating],
  ];
  return asked.flatMap(([dialog, isAsked]) => (isAsked ? [dialog] : []));
}
