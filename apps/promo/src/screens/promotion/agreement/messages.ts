import { defineMessages } from "@lending/ui/locale";

const source = {
  intro: (brand: string) =>
    `This agreement is between you and ${brand}. You accept it when you register. It covers your account only. Each loan has its own agreement, which you read before you borrow.`,
  whoTitle: "Who may register",
  whoText: "You must be 18 or older and register your own mobile number. Each person may have one account.",
  codeTitle: "Your SMS code",
  codeText: "The code proves that the number is yours. Never share it. We never ask for it in a call or a message.",
  dataTitle: "What we collect",
  dataText:
    "Your mobile number, the advertisement that brought you here, and technical details of your visit. We use them to open your account, keep it safe, and learn which advertisements work.",
  privacyPolicy: "Privacy policy",
  freeTitle: "Free, with no obligation",
  freeText:
    "Registering is free and is not a loan application. Before you borrow, the app shows the amount, the rate, every due date and the total to repay.",
  messagesTitle: "Our messages",
  messagesText: "We text you codes and updates about your account. You can opt out of offers at any time.",
  fairTitle: "Fair use",
  fairText:
    "Give us true information, and do not disrupt the service or use it in another person's name. We may close accounts that break these rules.",
  closingTitle: "Closing your account",
  closingText: (phone: string) =>
    `Call us at ${phone} to close it at any time. We keep the records that the law requires, and only for as long as it requires.`,
  changesTitle: "Changes",
  changesText: "We notify you before a change takes effect. The law of the Philippines applies.",
} as const;

export const agreementMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
