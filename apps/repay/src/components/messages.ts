import { defineMessages } from "@lending/ui/locale";

const source = {
  repaymentAmount: "Repayment amount",
  includesLateFee: (fee: string) => `Includes ${fee} late fee`,
  repaymentDate: "Repayment date",
  nextPaymentDate: "Next payment date",
  payCode: "Payment code",
  instructions: "Repayment instructions",
  instructionsHint: "Counter or app, step by step",
  plan: "Payment plan",
  paymentMethod: "Payment Method",
  payment: "Payment",
  notLoadedTitle: "The repayment could not be shown",
  notLoadedHint: "If you have just paid, check your order before you pay again.",
  missingTitle: "No order was chosen",
  missingHint: "Go back and open the order again.",
  delayAmount: "To pay now",
  inPictures: "See it in pictures",
  checkOrder: "Check your order",
  payInstead: "Or pay the instalment now",
  receivedTitle: "Your payment was received",
  extendedTitle: "Your extension is paid",
  whatWasPaid: "What was paid",
  amountPaid: "Amount paid",
  paidOn: "Paid on",
  whatIsNext: "What is next",
} as const;

export const repaymentMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: { paymentMethod: "Payment method", payment: "Pay" } }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
