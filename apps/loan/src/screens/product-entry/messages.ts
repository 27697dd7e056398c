import { defineMessages } from "@lending/ui/locale";

const source = {
  leavingTitle: "Opening the product",
  leavingHint: "If nothing opens, try again.",
  notOpenedTitle: "The product could not be opened",
  notOpenedHint: "Please try again later, or choose another product.",
  missingTitle: "No product was chosen",
  missingHint: "Go back and choose a product.",
} as const;

export const productEntryMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
