import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, {
  list: "Your list",
  form: "New request",
  outcome: "Your request",
});

export const formMessages = defineGroup("formMessages", languages, {
  amount: "Amount",
  amountInvalid: "Enter an amount, such as 2,650.50.",
  reason: "Reason",
  reasonHint: "One or two sentences are enough.",
  reasonEmpty: "Enter the reason.",
  agree: "What I entered is true",
  send: "Send",
  refusedTitle: "Your request was not sent",
  refused: "Check what you entered, then send it again.",
  unansweredNext: "Sending again does not send it twice.",
});

export const listMessages = defineGroup("listMessages", languages, {
  email: "E-mail",
  phone: "Phone",
  emptyTitle: "Nothing here yet",
  emptyHint: "Your requests appear here.",
  refused: "The list could not be loaded.",
  tryLater: "Try again in a few minutes.",
});

export const outcomeMessages = defineGroup("outcomeMessages", languages, {
  receivedTitle: "We received your request",
  receivedNext: "You get a reply within 3 days.",
  declinedTitle: "Your request was declined",
  declinedNext: "You can send another one.",
  nothingTitle: "There is no request to show",
  nothingNext: "Go back and open it from your list.",
  toList: "Back to your list",
  refused: "Your request could not be loaded.",
  tryLater: "Try again in a few minutes.",
});
