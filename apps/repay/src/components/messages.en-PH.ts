import type { Messages } from "@lending/ui/locale";
import type { RepaymentMessages } from "./messages.ts";

export const messages = {
  repaymentAmount: "Repayment amount",
  repaymentDate: "Repayment date",
  nextPaymentDate: "Next payment date",
  payCode: "Payment code",
  instructions: "Repayment instructions",
  instructionsHint: "Counter or app, step by step",
  plan: "Payment plan",
  paymentMethod: "Payment method",
  payment: "Pay",
  noChannels: "There is no way to pay in the app right now. Please try again later.",
  notPaid: "The payment could not be started. Nothing was charged. Please try again.",
  notOpened: "The payment page cannot be opened.",
  notLoadedTitle: "The repayment could not be shown",
  notLoadedHint: "If you have just paid, check your order before you pay again.",
  missingTitle: "No order was chosen",
  missingHint: "Go back and open the order again.",
  delayAmount: "To pay now",
} satisfies Messages<RepaymentMessages>;
