import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, { bankAccount: "Payment account information" });

export const bankMessages = defineGroup("bankMessages", languages, {
  cardType: "Card type",
  bankAccount: "Bank account",
  eWallet: "E-wallet",
  cashPickUp: "Cash pick-up",
  otherCardType: (cardType: number) => `Other ${cardType}`,
  notice: "Your loan is sent here. Use an account in your own name.",
  enterDigits: "This is empty. Enter the digits.",
  notSame: "The two numbers are not the same. Check both.",
  chooseOne: "Nothing is chosen yet. Choose one.",
  noList: "This list did not load. Try again.",
  next: "Next",
  saving: "Saving",
  refused: "This could not be saved. Check what you filled in, then try again.",
  unansweredNext: "It may or may not be saved. Your entries are still here. Tap Next again.",
  savedHint: "You can close this page now.",
  saved: (account: string) => (account === "" ? "Your account is saved" : `Your account is saved: ${account}`),
  savedNext: (account: string) =>
    `We send your money to ${account}. Is that not your account? Open this page again and change it.`,
  done: "Done",
  emptyTitle: "There is nothing to fill in",
  later: "Try again in a moment.",
  notLoadedTitle: "The form could not be shown",
  missingTitle: "No loan was chosen",
  missingHint: "Go back and open this page again.",
});
