import { defineMessages } from "@lending/ui/locale";

const source = {
  amount: "Repayment amount",
  cards: "Bank cards",
  pay: "Pay",
  confirm: "Confirm",
  code: "SMS code",
  codeHint: (bank: string) => `${bank} has sent a code by SMS. Enter it to pay.`,
  resend: "Send again",
  waitStarted: "You can have another code sent in 60 seconds.",
  waitEnded: "You can have another code sent now.",
  seconds: (left: number) => `${left}s`,
  otherCard: "Choose another card",
  hosted: "Use the bank's page",
  chooseCard: "please select a bank card first",
  enterCode: "please enter the correct code",
  wrongCode: "wrong code",
  codeRefused: "This code was not accepted. Check it or have a new one sent.",
  paidTwice: "do not submit a payment request twice",
  underWay: "Your payment may be on its way already.",
  notLoaded: "query card list failed",
  failed: "processing failed",
  lost: "error",
  notResent: "error",
  notOpened: "The payment page cannot be opened. Check your order, then try again.",
  noCards: "No card is bound yet. You can use the bank's page instead.",
} as const;

export type RepayChooseMessages = typeof source;

/** Texts of the repayment by card. Rules card-repayment.wrong-code to card-repayment.network define its errors. */
export const repayChooseMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: {
        chooseCard: "Please select a bank card first.",
        enterCode: "Please enter the correct code.",
        wrongCode: "That code is wrong.",
        paidTwice: "Please do not send a payment twice. Check your order.",
        notLoaded: "Your cards could not be loaded.",
        failed: "The payment could not be made.",
        lost: "No answer came. Check your order before you pay again.",
        notResent: "No answer came. If you get no SMS, have it sent again.",
      },
    }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
