import { defineMessages } from "@lending/ui/locale";

const source = {
  contractNumber: "Contract number",
  totalPayment: "Total payment",
  keepSlip: "Please keep the deposit slip as proof of payment.",
  noneTitle: "No payment was kept on this phone",
  noneHint: "Go back to your repayment and choose a payment method. Its code will be kept here.",
} as const;

export const savedCodeMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
