import { defineMessages } from "@lending/ui/locale";

const source = {
  dueAmount: "To repay",
  dueDate: "Due date",
  repayNow: "Repay now",
  notNow: "Not now",
  why: "Paying on or before this day keeps late fees away.",
  late: "This day has passed. The sooner you pay, the fewer late fees are added.",
} as const;

export const repayOrNotMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
