import { defineMessages } from "@lending/ui/locale";

const source = {
  amount: "Amount",
  amountEmpty: "Enter the amount.",
  reason: "Reason",
  reasonHint: "One or two sentences are enough.",
  reasonEmpty: "Enter the reason.",
  agree: "What I entered is true",
  send: "Send",
  refusedTitle: "Your request was not sent",
  refused: "Check what you entered, then send it again.",
  unanswered: "No response arrived. Sending again does not send it twice.",
} as const;

export const formMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
