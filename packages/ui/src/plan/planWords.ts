import { defineMessages } from "../locale/index.ts";

const source = { paid: "Paid", next: "Next", overdue: "Overdue" } as const;

export const planWords = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./planWords.fil-PH.ts"),
    "zh-CN": () => import("./planWords.zh-CN.ts"),
  },
});
