import { defineMessages } from "@lending/ui/locale";

const source = {
  lead: "Write to us",
  hint: "Tell us your name and your order number, so that we can find your loan.",
  email: "Email",
  messenger: "WhatsApp",
  notOpened: "This cannot be opened here. Copy it instead.",
  notCopied: "It could not be copied. Press and hold to copy it.",
  complaint: "File a complaint",
  more: "More help",
  emptyTitle: "No contact details available right now",
  emptyHint: "Try again in a moment.",
} as const;

export const serviceMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
