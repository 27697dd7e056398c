import { defineMessages } from "@lending/ui/locale";

const source = {
  payment: "Payment",
  sentTo: "Money goes to",
  receipts: "Payments and receipts",
  recommended: "Recommended products",
  moreProducts: "Click to view more products",
  repayment: "Repayment",
  repay: "REPAY",
  rollover: "Rollover Repayment",
  shortOfMoney: "Short of money?",
  cannotPay: "I cannot pay",
  borrowAgain: "Borrow Again",
  notOpened: "This link cannot be opened. Try again later, or call us.",
  unreached: "No answer came. Please try again.",
  notLoadedTitle: "The order could not be shown",
  notLoadedHint: "Your money and your order are safe. Please try again.",
  missingTitle: "No order was chosen",
  missingHint: "Go back and open the order again.",
} as const;

export const orderMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: {
        moreProducts: "See more products",
        repayment: "Repay",
        repay: "Repay",
        rollover: "Roll over",
        borrowAgain: "Borrow again",
      },
    }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
