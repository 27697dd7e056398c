import { defineMessages } from "@lending/ui/locale";

const source = {
  offlineTitle: "No connection",
  offlineHint: "Check your signal or your load, then try again.",
  lateTitle: "No answer yet",
  lateHint: "Your signal may be weak, or we are busy. Please try again.",
  faultTitle: "That did not work",
  faultHint: "The answer could not be read. Please try again.",
  closedTitle: "This part is closed for now",
  closedHint: "The rest of the app still works.",
  brokenTitle: "Something went wrong",
  brokenHint: "Please try again. If you were paying, check the order first.",
  sessionTitle: "Your session has ended",
  sessionHint: "Nothing was charged just now. Log in to go on.",
  logIn: "Log in",
} as const;

/** The messages of the frame that every screen shares: what it shows when a screen cannot be rendered. */
export const frameMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
