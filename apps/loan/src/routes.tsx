import { defineRoutes } from "@lending/federation/routes";
import { orderDetailsRequest } from "./api/orderDetailsRequest.ts";
import { titles } from "./titles.ts";

const order = { productId: { query: "productId" }, orderId: { query: "orderId" } } as const;

/** The exposed surface of this remote: its paths, the screen of each, and what each wants early. */
export const routes = defineRoutes([
  {
    path: "/loanDetail",
    title: titles.orderDetails,
    skeleton: "order",
    screen: () => import("./screens/order-details/OrderDetailsScreen.tsx"),
    early: { ...orderDetailsRequest, fields: order },
  },
  {
    path: "/order",
    title: titles.orderDetails,
    skeleton: "order",
    screen: () => import("./screens/order-entry/OrderEntryScreen.tsx"),
    early: { ...orderDetailsRequest, fields: order },
  },
]);
