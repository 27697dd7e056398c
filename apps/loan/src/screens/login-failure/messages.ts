import { defineMessages } from "@lending/ui/locale";

const source = {
  failed: "Failed",
  noProducts: "There is no other product open to you now. Please go back to the app and try again later.",
} as const;

/** Texts of the failed joint login. */
export const loginFailureMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
