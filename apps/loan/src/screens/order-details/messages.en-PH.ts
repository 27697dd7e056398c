import type { Messages } from "@lending/ui/locale";
import type { OrderMessages } from "./messages.ts";

export const messages = {
  payment: "Payment",
  recommended: "Recommended products",
  moreProducts: "See more products",
  repayment: "Repay",
  repay: "Repay",
  rollover: "Roll over",
  shortOfMoney: "Short of money?",
  borrowAgain: "Borrow again",
  notOpened: "This link cannot be opened.",
  notLoadedTitle: "The order could not be shown",
  notLoadedHint: "Your money and your order are safe. Please try again.",
  missingTitle: "No order was chosen",
  missingHint: "Go back and open the order again.",
} satisfies Messages<OrderMessages>;
