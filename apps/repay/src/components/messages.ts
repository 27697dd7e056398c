import { defineMessages } from "@lending/ui/locale";

const source = {
  repaymentAmount: "Repayment amount",
  includesLateFee: (fee: string) => `Includes ${fee} late fee`,
  repaymentDate: "Repayment date",
  nextPaymentDate: "Next payment date",
  payCode: "Payment code",
  instructions: "Repayment instructions",
  instructionsHint: "Counter or app, step by step",
  paymentMethod: "Payment Method",
  payment: "Payment",
  delayAmount: "To pay now",
  inPictures: "See it in pictures",
} as const;

export const repaymentMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: { paymentMethod: "Payment method", payment: "Pay" } }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
