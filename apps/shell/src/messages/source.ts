import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, {
  error: "Something went wrong",
  otherSite: "Link not opened",
  testPreview: "Test preview",
});

/** The copy of the error code, with all languages in the chunk that only an error loads. */
export const errorMessages = defineGroup("errorMessages", languages, {
  errorCode: "Error code",
});

export const helpMessages = defineGroup("helpMessages", languages, {
  hours: (from: string, until: string) => `We answer every day from ${from} to ${until}.`,
  call: (number: string) => `Call ${number}`,
  email: (address: string) => `Email ${address}`,
  chat: "Chat with us",
  complaint: "File a complaint",
  complaints: "My complaints",
  receipts: "Receipts",
  orderNumber: "Order number",
});

/** The messages of the frame that every screen shares: what it shows when a screen cannot be rendered. */
export const frameMessages = defineGroup("frameMessages", languages, {
  offlineTitle: "No connection",
  offlineHint: "Check your signal or your load, then try again.",
  timeoutTitle: "No answer yet",
  timeoutHint: "Your signal may be weak, or we are busy. Please try again.",
  busyTitle: "Our system is busy",
  busyHint: "Please wait a moment, then try again.",
  troubleTitle: "Our system has a problem",
  troubleHint: "Your phone is fine. Please try again later.",
  uncharged: "Nothing was charged.",
  faultTitle: "That did not work",
  faultHint: "The answer could not be read. Please try again.",
  closedTitle: "This part is closed for now",
  closedHint: "The rest of the app still works.",
  brokenTitle: "Something went wrong",
  brokenHint: "Please try again. If you were paying, check the order first.",
});

/** What the native app would do, for a plain browser. */
export const previewMessages = defineGroup("previewMessages", languages, {
  preview: "In the app, this happens now",
  goToPageEffect: (page: string) => `The app opens its page “${page}”.`,
  closeWebviewEffect: "The app closes this page.",
  goHomeEffect: "The app opens its home page.",
  goMineEffect: "The app opens the page of your account.",
  returnToLoginEffect: "The app opens its login page.",
  callPhoneEffect: (number: string) => `The phone calls ${number}.`,
  goToRatingEffect: "The app opens its rating page in the store.",
  confirmTrackingPointEffect: (name: string) => `The app records “${name}”.`,
  startBankStepEffect: "The app notes that the bank step begins.",
  endBankStepEffect: "The app notes that the bank step ends.",
});

export const otherSiteMessages = defineGroup("otherSiteMessages", languages, {
  fact: "This link came from another site",
  hint: "It was not opened, because it may ask for a payment that is not yours. Nothing has changed. Pay only with a code from your own loan.",
  loan: "Back to your loan",
});
