import { defineMessages } from "@lending/ui/locale";

const source = {
  notShownTitle: "The agreement could not be shown",
  notShownHint: "Please try again.",
  missingTitle: "No agreement was chosen",
  missingHint: "Go back and open the agreement again.",
} as const;

export const loanAgreementMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
