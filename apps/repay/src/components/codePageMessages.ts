import { defineMessages } from "@lending/ui/locale";

const source = {
  notCopied: "Press and hold the code to copy it.",
  backToLoan: "Back to your loan",
} as const;

/** Shared by the pages that show a code. Separate from the messages of a repayment, which they do not need. */
export const codePageMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./codePageMessages.fil-PH.ts"),
    "zh-CN": () => import("./codePageMessages.zh-CN.ts"),
  },
});
