import { defineMessages } from "@lending/ui/locale";

const source = {
  preview: "In the app, this happens now",
  goToPage: (page: string) => `The app opens its page “${page}”.`,
  closeWebview: "The app closes this page.",
  goHome: "The app opens its home page.",
  goMine: "The app opens the page of your account.",
  returnToLogin: "The app opens its login page.",
  callPhone: (number: string) => `The phone calls ${number}.`,
  goToRating: "The app opens its rating page in the store.",
  confirmTrackingPoint: (name: string) => `The app records “${name}”.`,
  startBankStep: "The app notes that the bank step begins.",
  endBankStep: "The app notes that the bank step ends.",
} as const;

/** What the native app would do, for a plain browser. */
export const previewMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./previewMessages.fil-PH.ts"),
    "zh-CN": () => import("./previewMessages.zh-CN.ts"),
  },
});
