import { defineMessages } from "@lending/ui/locale";

const source = {
  tabs: "Complaints by status",
  tab: (number: number) => `List ${number}`,
  emptyTitle: "No complaints here",
  emptyHint: "Your complaints and our replies appear here.",
} as const;

export const listMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
