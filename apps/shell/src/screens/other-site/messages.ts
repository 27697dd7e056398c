import { defineMessages } from "@lending/ui/locale";

const source = {
  fact: "This link came from another site",
  hint: "It was not opened, because it may ask for a payment that is not yours. Nothing has changed. Pay only with a code from your own loan.",
  loan: "Back to your loan",
  home: "Home",
} as const;

export const otherSiteMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
