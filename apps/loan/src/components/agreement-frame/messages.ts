import { defineMessages } from "@lending/ui/locale";

const source = {
  open: "Open agreement",
  notLoaded: "The agreement did not load",
  notLoadedHint: "Nothing is agreed yet. Try again, or open the agreement as its own page.",
} as const;

export const agreementMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
