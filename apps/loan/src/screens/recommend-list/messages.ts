import { defineMessages } from "@lending/ui/locale";

const source = {
  open: "Open to you now",
  emptyTitle: "No product is open now",
  emptyHint: "Products that are open to you will appear here.",
} as const;

/** Texts of the list of recommended products. */
export const recommendListMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
