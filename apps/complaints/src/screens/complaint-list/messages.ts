import { defineMessages } from "@lending/ui/locale";

const source = {
  tabs: "Complaints by status",
  tab: (number: number) => `List ${number}`,
  emptyTitle: "No complaints here",
  emptyHint: "Your complaints and our replies appear here.",
  fileComplaint: "File a complaint",
  open: "Waiting for our reply",
  answered: "Answered, not resolved yet",
  closed: "Closed",
  replyBy: (day: string) => `Reply due by ${day}`,
  resolveBy: (day: string) => `Resolution due by ${day}`,
  lateNext: "You can take it to the SEC now. Open it to see how.",
  escalation: "If we miss a date, you can take your complaint to the SEC. The complaint then shows you how.",
} as const;

export const listMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
