import type { RouteTitle } from "@lending/federation/routes";

/** The titles of this remote's screens: level-1 headings and document titles. */
export const titles = {
  orderDetails: {
    source: "Order Details",
    "en-PH": "Order details",
    "fil-PH": "Detalye ng loan",
    "zh-CN": "订单详情",
  },
} satisfies Record<string, RouteTitle>;
