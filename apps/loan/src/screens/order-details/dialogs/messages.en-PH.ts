import type { Messages } from "@lending/ui/locale";
import type { DialogMessages } from "./messages.ts";

export const messages = {
  bankTitle: "Bind your bank card",
  bindCard: "Go and bind the card",
  withdrawTitle: "Withdraw",
  withdrawNow: "Withdraw now",
  cancel: "Cancel",
  tipsTitle: "Kind tips",
  confirm: "Confirm",
  ratingTitle: "How was it?",
  ratingHint: "Your stars help us do better.",
  stars: "Stars",
  submit: "Submit",
  chooseStars: "Please choose your stars",
  notSent: "That was not sent. Please try again.",
  thanksTitle: "Thank you",
  thanksText: "We will use what you told us to do better.",
} satisfies Messages<DialogMessages>;
