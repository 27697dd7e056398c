import { defineMessages } from "@lending/ui/locale";

const source = {
  codeTitle: "About this payment code",
  biller: "Biller",
  amount: "Amount",
  dueDate: "Due date",
  expiresAt: "Code valid until",
  replacedTitle: "Older payment codes",
  replacedText: "The amount has changed since. Do not pay with these codes.",
  replaced: (code: string) => `${code} (replaced)`,
  receipts: "Payments and receipts",
  receipt: "Receipt",
  priceTitle: "What this extension costs",
  fee: "Extension fee",
  interest: "Interest so far",
  lateFee: "Late fee",
  payToday: "Pay today",
  dateMoves: "Payment moves from",
  dateMovesTo: "Payment moves to",
  compareTitle: "Extend or pay now",
  extend: "If you extend",
  payNow: "If you pay now",
  dueThen: "Due then",
  dueOn: "Due on",
  total: "Total left to pay, today included",
  extraCost: (amount: string) => `Extending costs ${amount} more in total.`,
  qrRefused: "Do not pay with this QR code",
  qrDamaged: "It is damaged or was changed. Go back and choose a payment method again.",
  qrAmount: "Its amount is not the amount of your repayment. Go back and choose a payment method again.",
  qrMerchant: "It pays someone else. Go back and choose a payment method again.",
  qrPays: (merchant: string) => `Your wallet shows ${merchant} as the receiver.`,
} as const;

export const paymentMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./paymentMessages.fil-PH.ts"),
    "zh-CN": () => import("./paymentMessages.zh-CN.ts"),
  },
});
