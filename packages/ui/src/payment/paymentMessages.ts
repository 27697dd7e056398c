import { defineMessages } from "../locale/locale.tsx";

const source = {
  processingTitle: "Your payment is pending",
  processing: "Do not pay again. We will show here when it is settled.",
  startedTitle: "You started a payment",
  started: "If you completed it, it may take a while to arrive. Do not pay again before you have checked it.",
  paidTitle: "Your payment was received",
  refusedTitle: "Your payment was declined",
  refused: "Nothing was taken. You can pay again.",
  againTitle: "Pay again?",
  againText: "You may have paid already, and that payment is not settled yet. If you pay again, you may pay twice.",
  wait: "Wait",
  payAgain: "Pay again",
} as const;

/** The messages about the newest payment of an order. */
export const paymentMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./paymentMessages.fil-PH.ts"),
    "zh-CN": () => import("./paymentMessages.zh-CN.ts"),
  },
});
