import type { Messages } from "@lending/ui/locale";
import type { RepayChooseMessages } from "./messages.ts";

export const messages = {
  amount: "Repayment amount",
  cards: "Bank cards",
  pay: "Pay",
  confirm: "Confirm",
  code: "SMS code",
  codeHint: (bank: string) => `${bank} has sent a code by SMS. Enter it to pay.`,
  resend: "Send again",
  seconds: (left: number) => `${left}s`,
  otherCard: "Choose another card",
  hosted: "Use the bank's page",
  chooseCard: "Please select a bank card first.",
  enterCode: "Please enter the correct code.",
  wrongCode: "That code is wrong.",
  codeRefused: "This code was not accepted. Check it or have a new one sent.",
  paidTwice: "Please do not send a payment twice. Check your order.",
  underWay: "Your payment may be on its way already.",
  notLoaded: "Your cards could not be loaded.",
  failed: "The payment could not be made.",
  lost: "No connection. Check your order before you pay again.",
  notOpened: "The payment page cannot be opened.",
  noCards: "No card is bound yet. You can use the bank's page instead.",
} satisfies Messages<RepayChooseMessages>;
