import { defineMessages } from "@lending/ui/locale";

const source = {
  title: "I cannot pay",
  intro: "It happens. Choose what helps you: the earlier, the less it costs.",
  extendTitle: "Move the due date",
  extendHint: "You pay a price today, and the payment is due later.",
  extendPrice: "Pay today",
  newDueDate: "New due date",
  dueThen: "Due then",
  payNow: "Paying now instead",
  extend: "See the whole price",
  planTitle: "Pay in smaller parts",
  planHint:
    "Tell us that you cannot pay, and we propose a plan. It costs nothing to ask. Until we answer, what is due stays due.",
  planAsk: "Ask for a plan",
  planSent: "We have your request for a plan.",
  planReference: "Reference",
  planAnswer: "We answer by",
  planNotSent: "Your request could not be sent. Try again, or call us.",
  planUnanswered: "No answer came. Try again: we count your request once.",
  call: (number: string) => `Call ${number}`,
  complaint: "File a complaint",
  lateTitle: "What a late day costs",
  lateFee:
    "The law allows a late fee of at most 5% a month of the payment that is due, which is about 0.17% a day, and never more costs in total than the amount you borrowed.",
  lateSource: "For loans up to ₱10,000: SEC Memorandum Circulars 3 of 2022 and 14 of 2025",
  rightsTitle: "What collectors may not do",
  rightsHours: "Contact you before 6 am or after 10 pm, unless you agreed or are more than 15 days late.",
  rightsThreats: "Threaten, insult or shame you, also online.",
  rightsContacts: "Contact the people in your phone about your loan.",
  rightsReport:
    "Did it happen? File a complaint with us. You can also report it to the Securities and Exchange Commission (SEC).",
  rightsSource: "SEC Memorandum Circular 18 of 2019",
} as const;

export const cannotPayMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
