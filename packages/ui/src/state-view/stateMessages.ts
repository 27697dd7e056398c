import { defineMessages } from "../locale/locale.tsx";

const source = {
  errorTitle: "We could not open this",
  errorText: "Please try again. If you were paying, check your order before you pay again.",
  offlineTitle: "No connection",
  offlineText: "Check your signal or your load, then try again.",
  closedTitle: "This part is closed for now",
  closedText: "The rest of the app still works. Please come back in a few minutes.",
  emptyTitle: "Nothing here yet",
} as const;

export const stateMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./stateMessages.fil-PH.ts"),
    "zh-CN": () => import("./stateMessages.zh-CN.ts"),
  },
});
