import { defineMessages } from "@lending/ui/locale";

const source = {
  notCopied: "Press and hold the code to copy it.",
} as const;

/** Separate from the messages of a repayment, which the page of a payment link does not need. */
export const copyMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./copyMessages.fil-PH.ts"),
    "zh-CN": () => import("./copyMessages.zh-CN.ts"),
  },
});
