import { defineMessages } from "@lending/ui/locale";

const source = {
  title: "Help",
  hours: (from: string, until: string) => `We answer every day from ${from} to ${until}.`,
  call: (number: string) => `Call ${number}`,
  email: (address: string) => `Email ${address}`,
  notCopied: "It could not be copied. Press and hold to copy it.",
  chat: "Chat with us",
  complaint: "File a complaint",
  complaints: "My complaints",
  receipts: "Receipts",
} as const;

export const helpMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
