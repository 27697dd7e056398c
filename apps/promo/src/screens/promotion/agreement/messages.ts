import { defineMessages } from "@lending/ui/locale";

const source = {
  intro: (brand: string) =>
    `This agreement is between you and ${brand}. You accept it by registering. It is about your account alone: a loan has an agreement of its own, which you read before you take it.`,
  whoTitle: "Who may register",
  whoText: "You are 18 or over and register a mobile number of your own. One person has one account.",
  codeTitle: "Your SMS code",
  codeText:
    "The code proves that the number is yours. Give it to nobody. We never ask for it on the phone or in a message.",
  dataTitle: "What we collect",
  dataText:
    "Your mobile number, the advertisement that brought you here, and technical facts of your visit. They open your account, keep it safe, and tell us which advertisements are of use.",
  privacyPolicy: "Privacy policy",
  freeTitle: "Nothing to pay, nothing to take",
  freeText:
    "Registering is free and is no application for a loan. Before you borrow, the app shows the amount, the rate, every due date and the total to repay.",
  messagesTitle: "Our messages",
  messagesText: "We text you codes and news of your account. Offers stop as soon as you ask us to stop them.",
  fairTitle: "Fair use",
  fairText:
    "What you tell us is true, and you do not try to break the service or to use it in another person's name. We may close an account that does.",
  closingTitle: "Closing your account",
  closingText: (phone: string) =>
    `Call us at ${phone} to close it at any time. What the law has us keep, we keep no longer than it says.`,
  changesTitle: "Changes",
  changesText: "We tell you of a change before it counts. The law of the Philippines applies.",
} as const;

/** The user agreement. */
export const agreementMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
