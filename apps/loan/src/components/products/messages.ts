import { defineMessages } from "@lending/ui/locale";

const source = {
  recommended: "Recommended products",
  notOpened: "This product cannot be opened.",
  unreached: "No connection. Check your signal or your load, then try again.",
  notLoadedTitle: "The products could not be shown",
  notLoadedHint: "Please try again.",
} as const;

/** Texts of the recommended products, on every screen that lists them. */
export const productMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
