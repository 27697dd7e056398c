import { defineMessages } from "@lending/ui/locale";

const source = {
  receivedTitle: "We received your request",
  receivedNext: "You get a reply within 3 days.",
  declinedTitle: "Your request was declined",
  declinedNext: "You can send another one.",
  nothingTitle: "There is no request to show",
  nothingNext: "Go back and open it from your list.",
  toList: "Back to your list",
  again: "New request",
  refused: "Your request could not be loaded.",
  tryLater: "Try again in a few minutes.",
} as const;

export const outcomeMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
