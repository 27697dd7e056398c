import type { RouteTitle } from "@lending/federation/routes";

/** What an order says instead of its status while a payment is pending: nothing is due until it is settled. */
export const pendingPayment = {
  title: {
    source: "We are checking your payment",
    "en-PH": "We are checking your payment",
    "fil-PH": "Tinitingnan na po ang inyong bayad",
    "zh-CN": "正在确认您的付款",
  },
  line: {
    source: "There is nothing to pay until it is confirmed.",
    "en-PH": "There is nothing to pay until it is confirmed.",
    "fil-PH": "Wala po kayong kailangang bayaran hangga't hindi ito nakukumpirma.",
    "zh-CN": "确认之前无需付款。",
  },
} satisfies Record<string, RouteTitle>;
