import { defineMessages } from "@lending/ui/locale";

const source = {
  title: "Your case",
  number: "Acknowledgement no.",
  order: "Order no.",
  received: "Received",
  replyBy: "Reply due by",
  resolveBy: "Resolution due by",
  replied: "Replied",
  closed: "Closed",
  calls: "Unwanted calls or messages",
  callsOn: (count: number, at: string) => (count > 0 ? `${count}, the last at ${at}` : at),
  law: "By law, a lender replies within 2 business days and resolves a complaint within 30 days.",
  provisional: "The holidays of this period are not all proclaimed yet, so a date may move.",
  callTitle: "Unwanted calls (optional)",
  callAt: "Time of the last call or message",
  callCount: "How many that day",
  night: "Collectors may not call before 6 am or after 10 pm, unless the payment is more than 15 days late.",
  lateReply: "Our reply is late",
  lateResolution: "The resolution is late",
  goNext:
    "By the date on this phone. You can take your complaint to these offices. Save your case first and attach it.",
  sec: "Lending companies and debt collection",
  npc: "Misuse of your data or your contacts",
  bsp: "Banks and e-wallets",
  save: "Save this case",
  saved: "The case was saved as a file.",
  notSaved: "This phone cannot save the file here. Copy the case instead.",
  notCopied: "It could not be copied. Take a screenshot instead.",
  lender: "Lender",
  type: "Type of problem",
  complaint: "Complaint",
  reply: "Reply",
  noReply: "No reply yet",
  offices: "Offices you can turn to",
  acknowledged: (number: string) => `Acknowledgement no. ${number}`,
  about: (order: string) => `Order no. ${order}`,
  deadlines: (replyBy: string, resolveBy: string) => `Reply due by ${replyBy}, resolution by ${resolveBy}`,
} as const;

export const caseMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
