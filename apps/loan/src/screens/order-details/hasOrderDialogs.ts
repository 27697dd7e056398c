import type { OrderDetails } from "../../api/fetchOrderDetails.ts";

/** Returns whether the server requests a dialog for this order. Without one the dialogs' files are not evaluated. */
export const hasOrderDialogs = (order: OrderDetails) =>
  order.bankPrompt !== undefined || order.withdrawMessage !== "" || order.tipMessage !== "" || order.requestsRating;
