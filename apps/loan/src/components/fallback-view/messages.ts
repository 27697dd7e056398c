import { defineMessages } from "@lending/ui/locale";

const source = {
  otherLoans: "See other loans",
  refusedTitle: "This application was not accepted",
  refusedNext: "Nothing was borrowed with it.",
} as const;

export const fallbackMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
