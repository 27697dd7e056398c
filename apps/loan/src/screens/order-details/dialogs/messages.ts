import { defineMessages } from "@lending/ui/locale";

const source = {
  bankTitle: "Bind your bank card",
  bindCard: "Go and bind the card",
  withdrawTitle: "Withdraw",
  withdrawNow: "Withdraw Now",
  cancel: "Cancel",
  tipsTitle: "Kind tips",
  confirm: "Confirm",
  ratingTitle: "How was it?",
  ratingHint: "Your stars help us do better.",
  stars: "Stars",
  submit: "Submit",
  chooseStars: "Silakan pilih",
  notSent: "That was not sent. Please try again.",
  unanswered: "No answer came. Please try again.",
  thanksTitle: "Thank you",
  thanksText: "We will use what you told us to do better.",
} as const;

export const dialogMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: { withdrawNow: "Withdraw now", chooseStars: "Please choose your stars" } }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
