import { defineMessages } from "@lending/ui/locale";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const source = {
  notShownTitle: "We could not show this page",
  notShownHint: "Nothing was changed. Please try again.",
  promisedReply: "Promised reply within 3 weekdays.",
  /** `weekday` counts from Sunday, which is 0. */
  promise: (weekday: number, date: string) => `Promised reply within 3 weekdays: by ${DAYS[weekday] ?? ""}, ${date}`,
  orderNumber: (number: string) => `No.\u00a0${number}`,
  picture: (number: number) => `Picture ${number}`,
  pictureOf: (number: number, count: number) => `Picture ${number} of ${count}`,
  enlarge: (what: string) => `Enlarge: ${what}`,
  previous: "Previous",
  next: "Next",
  pictureNotShown: "This picture cannot be shown right now.",
} as const;

export const complaintMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./complaintMessages.fil-PH.ts"),
    "zh-CN": () => import("./complaintMessages.zh-CN.ts"),
  },
});
