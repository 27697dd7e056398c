import { defineMessages } from "@lending/ui/locale";

const source = {
  cardType: "Card type",
  bankAccount: "Bank account",
  eWallet: "E-wallet",
  cashPickUp: "Cash pick-up",
  otherCardType: (cardType: number) => `Other ${cardType}`,
  notice: "Your loan is sent here. Use an account in your own name.",
  enterDigits: "This is empty. Enter the digits.",
  chooseOne: "Nothing is chosen yet. Choose one.",
  noList: "This list did not load. Try again.",
  notAccepted: "This was not accepted. Check it, then try again.",
  next: "Next",
  saving: "Saving",
  refused: "This could not be saved. Check what you filled in, then try again.",
  notSaved: "This could not be saved. All you filled in is still here: check your connection and try again.",
  savedTitle: "Your account is saved",
  savedHint: "You can close this page now.",
  done: "Done",
  emptyTitle: "There is nothing to fill in",
  emptyHint: "Try again in a moment.",
  notLoadedTitle: "The form could not be shown",
  notLoadedHint: "Nothing was changed. Please try again.",
  missingTitle: "No loan was chosen",
  missingHint: "Go back and open this page again.",
} as const;

export const bankMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: {
        notSaved:
          "This could not be saved. All you filled in is still here: check your signal or your load, then try again.",
      },
    }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
