import { defineMessages } from "@lending/ui/locale";

const source = {
  add: "New request",
  email: "E-mail",
  phone: "Phone",
  emptyTitle: "Nothing here yet",
  emptyHint: "Your requests appear here.",
  refused: "The list could not be loaded.",
  tryLater: "Try again in a few minutes.",
} as const;

export const listMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
