import type { OrderDetails } from "../../api/fetchOrderDetails.ts";

/** Whether the server asks for any dialog over this order; without one their files are not even run. */
export const hasOrderDialogs = (order: OrderDetails) =>
  order.bankPrompt !== undefined || order.withdrawMessage !== "" || order.tipMessage !== "" || order.asksForRating;
