import { defineMessages } from "@lending/ui/locale";

const source = {
  title: "You are not registered yet",
  next: "Check what you typed, wait a minute and try again. Registered before?",
  getApp: "Get the app and log in",
} as const;

export const refusedMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
