import { defineMessages } from "@lending/ui/locale";

const source = {
  loanAmount: "Loan amount",
  firstPayment: "First payment",
  terms: "Term and rate",
  sentTo: "Money goes to",
  term: "Term",
  days: (periods: string) => `${periods} days`,
  rate: "Rate",
  plan: "Payment plan",
  consent: "I have read and agree",
  goLoan: "Go Loan",
  tickFirst: "Tick “I have read and agree” to go on.",
  noAgreements: "The agreements could not be shown. Nothing can be agreed to without them.",
  sending: "Your application is being sent. One moment.",
  refused: "Your application was not accepted. Please try again later.",
  unanswered:
    "No answer came, so we do not know whether your application arrived. Look at your orders, then try again.",
  mayHaveArrived: "No answer came. Your application may have arrived.",
  lookAtOrders: "Look at your orders",
  sentNotOpened: "Your application was sent, but its page cannot be opened. Look at your orders.",
  agreementTitle: "Loan agreement",
  agreementRefused: "This agreement cannot be shown here, so it cannot be agreed to.",
  agree: "Agree",
  cancel: "Cancel",
  stay: "Agree",
  leave: "Cancel",
  stayTitle: "Stay with this offer?",
  stayHint: "Agree stays with the offer. Cancel leaves it.",
  promotionTitle: "About this loan",
  promotionButton: "Go on",
  notLoadedTitle: "The offer could not be shown",
  notLoadedHint: "Please try again.",
  missingTitle: "No loan was chosen",
  missingHint: "Go back and choose the loan again.",
} as const;

export const confirmationMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: {
        goLoan: "Get the loan",
        stay: "Stay",
        leave: "Leave",
        stayHint: "Stay returns to the offer. Leave closes this page.",
        unanswered:
          "No answer came, so we do not know if your application arrived. Look at your orders, then try again.",
      },
    }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
