import { line, type Section } from "../SpecificationLine.ts";

const COUNTS = "promotion: sends the request, reports the click with the phone number, and counts down from 59s";
const ACTIONS = "orderStatus: status %s with rollover %s shows scene %s and actions %s";
const BUTTONS = "order: with status %j show the buttons %j and the recommendations: %s";

export const states: Section = {
  title: "4. States and transitions",
  lines: [
    line("rule", "SMS code button: initially get-code, enabled", COUNTS),
    line(
      "rule",
      "After a successful send, a 60-second countdown (1 s ticks), disabled; then resets",
      COUNTS,
      "promotionJourney: the countdown survives a reload and a sleep, and prevents a second code",
    ),
    line(
      "rule",
      "Registration: success redirects to the download page",
      "promotion: sends the form once and opens the download with the same parameters",
    ),
    line(
      "rule",
      "Registration: already-registered (11) also redirects",
      "promotion: opens the download for a registered number",
    ),
    line(
      "rule",
      "Confirmation: consent checkbox starts checked",
      "confirm: starts with the consent ticked, and enables Go Loan only while it is ticked",
    ),
    line(
      "rule",
      "Go Loan active only while checked, otherwise greyed",
      "confirm: starts with the consent ticked, and enables Go Loan only while it is ticked",
    ),
    line(
      "rule",
      "The agreement modal opens automatically if a popup agreement URL is supplied",
      "confirm: opens automatically in a sandboxed frame, and Agree continues (%s)",
    ),
    line(
      "rule",
      "Agreement is required to continue; Cancel closes the webview",
      "confirm: closes the webview on Cancel",
      "confirm: cannot be accepted when it cannot be shown",
    ),
    line(
      "rule",
      "On iOS back, if isPopType is 1 the retention prompt shows",
      "confirm: shows the server's stay prompt; Agree stays, and the next Back shows it again (%s)",
      "confirm: leaves immediately when isPopType is 0",
    ),
    line(
      "rule",
      "Repayment list: first two detail rows show; more/hide toggles the rest",
      "detailRows: shows the first rows until More, and collapses again on Hide",
      "repay: shows amount, date, product and the first two detail rows until More is tapped",
    ),
    line(
      "rule",
      "A channel must be selected (first preselected) before Payment, which redirects to the returned payUrl",
      "repay: preselects the first channel, and pays once when Payment is tapped repeatedly",
    ),
    line(
      "rule",
      "Bank binding: load form, choose card type tab, fill/pick, Next posts",
      "bank: posts the fields of the visible card type and closes the webview",
    ),
    line(
      "rule",
      "On success the webview closes",
      "bank: posts the fields of the visible card type and closes the webview",
    ),
    line(
      "rule",
      "If source is loanDetail, go to the order page instead",
      "bank: from an order changes the account and opens the order",
      "bankJourney: an order that needs an account receives one, and is shown again without the dialog",
    ),
    line(
      "rule",
      "Complaint: choose order and type, next page, fill text and images, Send, success modal 1.5 s, return to complaint start",
      "complaintsJourney: a complaint with two pictures is filed once, answered, and rated",
      "complaintNext: is posted once however often Send is tapped, shows thanks, and returns after 1.5 s",
    ),
    line(
      "rule",
      "Rating modal appears 3 s after details load if isNeedScore is nonzero",
      "complaintDetails: opens 3 s after the details are rendered, and not before",
      "complaintDetails: does not open when the server does not request it",
    ),
    line(
      "rule",
      "Rating modal: Cancel closes, Send posts the rating",
      "complaintDetails: closes on %s without sending anything",
      "complaintDetails: requires one star, is posted once, and shows the specified thanks",
    ),
    line(
      "rule",
      "Legacy repayment: pick a card, pay",
      "repayCards: lists the cards without a preselection, and requires a choice",
      "cardsJourney: a card that needs no code pays at once, however often Pay is tapped",
    ),
    line(
      "rule",
      "If needValid equals 1 an SMS code step opens with 60 s countdown (resend after end), otherwise go to borrow detail",
      "repayCards: sends the code again after 60 seconds, and not before",
      "cardsJourney: a card that requires an SMS code pays once with it",
    ),
    line(
      "rule",
      "Confirm with the code then go to borrow detail",
      "cardsJourney: a card that requires an SMS code pays once with it",
    ),
    line(
      "rule",
      "Status 21: a processing state; the page does nothing more",
      "order: does not replace the page for %s",
    ),
    line(
      "rule",
      "Any other status with a non-empty playeduL makes the page replace-redirect to that URL with the shared request parameters appended",
      "order: replaces the page of status %s, with the shared request parameters on the lender's own host",
      "order: carries no parameters to another host",
    ),
    line("rule", "170: a single 'Repayment' button", ACTIONS, BUTTONS),
    line(
      "rule",
      "174 and 180: if isDelay is '1', 'REPAY' plus 'Rollover Repayment' with hint 'Short of money?'",
      ACTIONS,
      "order: with status %s show Rollover beside REPAY when delay is allowed",
    ),
    line("rule", "174 and 180: else a single 'Repayment' button", ACTIONS, BUTTONS),
    line(
      "rule",
      "200: 'Borrow Again', which records an event and goes to the product detail page",
      ACTIONS,
      "order: opens the product with Borrow Again, with an event %s",
    ),
    line("rule", "110, 151: banner image only", ACTIONS, BUTTONS),
    line(
      "rule",
      "Rating dialog (order): opens when isScore is '1'",
      "dialogQueue: contains the dialogs of %s, in order",
      "order: open one at a time: bank prompt, withdraw prompt, Kind tips, rating",
    ),
    line(
      "rule",
      "User picks 1 to 5 stars",
      "stars: has five radios named 1 star to 5 stars, with none chosen at first",
    ),
    line("rule", "Submit with none shows toast 'Silakan pilih'", "order: requires stars before it is sent"),
    line("rule", "Submit posts a fixed score of 5", "storeRating: posts a score of 5 for the order"),
    line(
      "rule",
      "If fewer than 4 stars were picked a result dialog opens",
      "order: sends 5 for %s and opens the result",
    ),
    line(
      "rule",
      "Otherwise the native rating page is requested; the dialog then closes",
      "order: sends 5 for %s and opens the app's rating page",
    ),
    line(
      "rule",
      "Kind tips dialog: opens when the server sends a tip message and session flag showBankTip is unset",
      "dialogQueue: leaves out the Kind tips after the borrower has opened the repayment",
      "order: show the Kind tips again in the same session when the repayment was not opened",
    ),
    line(
      "rule",
      "Repay and delay actions set that flag",
      "order: opens the repayment from status %s with isDelay %s when %s is tapped",
      "order: opens the extension with Rollover Repayment even when a partner's page exists",
    ),
    line(
      "rule",
      "Bank-card prompt: shows when cardNeedPop is 1",
      "dialogQueue: contains the dialogs of %s, in order",
      "fetchOrder: opens the bank prompt without a title or message from the server",
    ),
    line("rule", "Close icon hides it", "order: open one at a time: bank prompt, withdraw prompt, Kind tips, rating"),
    line(
      "rule",
      "The bind button hides it and goes to bind-bank",
      "order: open the bank account screen from the bank prompt, with this page as the source",
    ),
  ],
};
