import { defineMessages } from "@lending/ui/locale";

const source = {
  recommended: "Recommended products",
  notOpened: "This product cannot be opened. Choose another, or try again later.",
  unreached: "No answer came. Please try again.",
  notLoadedTitle: "The products could not be shown",
  notLoadedHint: "Please try again.",
  failed: "Failed",
  noProducts: "There is no other product open to you now. Please go back to the app and try again later.",
  open: "Open to you now",
  emptyTitle: "No product is open now",
  emptyHint: "Products that are open to you will appear here.",
} as const;

export const productMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
