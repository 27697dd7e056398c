import { defineMessages } from "@lending/ui/locale";

const source = {
  title: "Your loan, step by step",
  applied: "You applied",
  decision: "Decision",
  approved: "Approved",
  money: "Your money",
  moneySent: "Money sent",
  payment: (position: string) => `Payment ${position}`,
  unnumberedPayment: "Payment",
  repaid: "All repaid",
  done: "Done",
  now: "Now",
  late: "Late",
  next: "To come",
  by: "By",
  due: "Due",
  paid: "Paid",
  wasDue: "Was due",
  decisionNext: (date: string) =>
    `We are looking at your application. You get our decision by ${date}. There is nothing to do until then.`,
  decisionNextUndated: "We are looking at your application. There is nothing to do until we decide.",
  arrival: (date: string) => `If we approve it, your money arrives by ${date}.`,
  moneyNext: (date: string, account: string) =>
    `Your money is on its way to ${account || "your account"}. It arrives by ${date}.`,
  moneyNextUndated: (account: string) => `Your money is on its way to ${account || "your account"}.`,
  paymentNext: (amount: string, date: string) => `Your next payment is ${amount}, due ${date}.`,
  lateNext: (amount: string, date: string) =>
    `Your payment was due ${date}. Today it is ${amount}. Pay now, or call us if you cannot.`,
  repaidNext: "This loan is repaid. There is nothing more to pay.",
  call: "Questions? Call us",
} as const;

export const timelineMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
