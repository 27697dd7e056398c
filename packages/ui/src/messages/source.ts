import { defineGroup } from "../locale/defineGroup.ts";

const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The messages of the components themselves; all others come from the screen. */
export const commonMessages = defineGroup("commonMessages", languages, {
  back: "Back",
  retry: "Retry",
  tryAgain: "Please try again.",
  help: "Help",
  more: "More",
  hide: "Hide",
  loading: "Loading",
  notOpened: "This could not be opened. Check your connection and try again.",
  notLoaded: "This part did not load",
});

export const overlayMessages = defineGroup("overlayMessages", languages, { close: "Close" });

export const copyMessages = defineGroup("copyMessages", languages, {
  copy: "Copy",
  copied: "Copied",
  notCopied: "It could not be copied. Press and hold to copy it.",
});

/** The messages of a slip that is shared or saved as a picture. */
export const slipMessages = defineGroup("slipMessages", languages, {
  keepPicture: "Press and hold the picture to save it.",
  picture: (title: string) => `Picture: ${title}`,
  downloaded: "Look in your downloads. If no picture is there, take a screenshot of this page.",
  notDrawn: "The picture could not be made. Take a screenshot of this page.",
});

/** The messages of a text that is saved as a file. */
export const fileMessages = defineGroup("fileMessages", languages, {
  saved: "Saved as a file.",
  downloaded: "Look in your downloads. If no file is there, copy or share it instead.",
  notSaved: "This phone cannot save the file here. Copy or share it instead.",
});

/** The messages of a field that left out a part of what was entered. */
export const fieldMessages = defineGroup("fieldMessages", languages, {
  textCut: (max: number) => `Only ${max} characters fit, the rest was left out. Check the text.`,
  fewLeft: (few: number) => `Fewer than ${few} characters are left.`,
  noneLeft: (max: number) => `All ${max} characters are used.`,
});

/** The same of a field for digits. */
export const digitsFieldMessages = defineGroup("digitsFieldMessages", languages, {
  digitsCut: (max: number) => `Only ${max} digits fit, the rest was left out. Check the number.`,
  codeUnclear: "The pasted text does not contain one clear code. Type the code.",
});

/** What a page shows of a payment that is under way. */
export const underWayMessages = defineGroup("underWayMessages", languages, {
  underWayTitle: "Thank you. We are looking for your payment",
  underWayLine: "It shows here once it arrives.",
  underWayAmount: "Your payment",
  underWayDate: "Sent",
});

/** The messages about the newest payment of an order. */
export const paymentMessages = defineGroup("paymentMessages", languages, {
  underWay: "Do not pay again",
  expected: (time: string) => `It usually arrives by ${time}. Until then there is nothing to do.`,
  overdue: (time: string) =>
    `We expected it by ${time}, and it is not here yet. Send us a picture of the receipt, so that we can find it.`,
  undated: "There is nothing to do until it arrives. If it takes more than a day, send us a picture of the receipt.",
  undatedOverdue:
    "It takes longer than a day, which is not usual. Send us a picture of the receipt, so that we can find it.",
  channel: "Paid through",
  startedTitle: "You started a payment",
  started: "If you completed it, it may take a while to arrive. Do not pay again before you have checked it.",
  paidTitle: "Your payment was received",
  refusedTitle: "Your payment was declined",
  refused: "Nothing was taken. You can pay again.",
  againTitle: "Pay again?",
  againText: "You may have paid already, and that payment is not settled yet. If you pay again, you may pay twice.",
  wait: "Wait",
  payAgain: "Pay again",
});

/** Why a request has no result, before what to do next; a busy system did not accept it. */
export const noAnswerMessages = defineGroup("noAnswerMessages", languages, {
  lost: "No answer came.",
  trouble: "Our system has a problem.",
  busy: "Our system is busy and did not accept this. Wait a minute, then try again.",
});

/** The messages of a screen that failed, and of a session that has ended: in the shell and in a mounted remote. */
export const failureMessages = defineGroup("failureMessages", languages, {
  errorTitle: "We could not open this",
  errorText: "Please try again. If you were paying, check your order before you pay again.",
  sessionTitle: "Your session has ended",
  sessionHint: "Nothing was charged just now. Log in to go on.",
  unseenHint: "A payment may be under way. Log in and open the order in the app to see it.",
  logIn: "Log in",
});

/** The messages of an unknown address, and of one that a mounted remote does not own. */
export const notFoundMessages = defineGroup("notFoundMessages", languages, {
  notFoundTitle: "Page not found",
  notFoundHint: "The link may be old. Go back and try another way.",
  elsewhereHint: "This page cannot be opened here. Go back and try another way.",
  home: "Home",
});

/** Who lends, under the keys of the environment. */
export const lenderMessages = defineGroup("lenderMessages", languages, {
  companyName: "Lender",
  secRegistration: "SEC Registration No.",
  certificateOfAuthority: "Certificate of Authority No.",
});

/** The messages of a picker and its sheet. */
export const pickerMessages = defineGroup("pickerMessages", languages, {
  cancel: "Cancel",
  confirm: "Confirm",
  choose: "Choose",
  search: "Search",
  noneFound: "Nothing found. Try fewer letters.",
  matches: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
});

export const planMessages = defineGroup("planMessages", languages, { paid: "Paid", next: "Next", overdue: "Overdue" });

export const moneyMessages = defineGroup("moneyMessages", languages, {
  lateDay: (price: string) => `${price} more each day`,
});

export const relativeDayMessages = defineGroup("relativeDayMessages", languages, {
  today: "today",
  tomorrow: "tomorrow",
  inDays: (days: string) => `in ${days} days`,
  late: (days: string) => (days === "1" ? "1 day late" : `${days} days late`),
});

export const starMessages = defineGroup("starMessages", languages, {
  star: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  chosen: (count: number) => `${count} of 5 stars`,
  /** Rules order-details.rating-empty and complaints.rating-empty. */
  chooseStars: "Silakan pilih",
  notSent: "That was not sent. Please try again.",
});

export const zoomMessages = defineGroup("zoomMessages", languages, { zoomIn: "Zoom in", zoomOut: "Zoom out" });

export const codeWaitMessages = defineGroup("codeWaitMessages", languages, {
  waitStarted: "You can have another code sent in 60 seconds.",
  waitEnded: "You can have another code sent now.",
});

export const languageMessages = defineGroup("languageMessages", languages, { language: "Language" });
