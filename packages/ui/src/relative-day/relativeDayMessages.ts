import { defineMessages } from "../locale/locale.tsx";

const source = {
  today: "today",
  tomorrow: "tomorrow",
  inDays: (days: string) => `in ${days} days`,
  late: (days: string) => (days === "1" ? "1 day late" : `${days} days late`),
} as const;

export const relativeDayMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./relativeDayMessages.fil-PH.ts"),
    "zh-CN": () => import("./relativeDayMessages.zh-CN.ts"),
  },
});
