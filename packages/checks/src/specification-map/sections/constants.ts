import { line, type Section } from "../SpecificationLine.ts";

const TERMS = "site: shows in the loan terms: %s";
const TABLE = "site: shows in %s for %s: %s";
const SCENE = "orderStatus: status %s with rollover %s shows scene %s and actions %s";
const LIMITS = "promotion: is limited to four characters in the captcha and six digits in the code";

export const constants: Section = {
  title: "9. Business constants and limits",
  lines: [
    line(
      "constant",
      "SMS countdown 60 s (1 s ticks)",
      "promotion: sends the request, reports the click with the phone number, and counts down from 59s",
    ),
    line(
      "constant",
      "Mobile 11 digits",
      "promotion: is limited to eleven digits in the mobile number, shown in groups",
    ),
    line("constant", "Captcha 4", LIMITS),
    line("constant", "SMS code 6", LIMITS),
    line("constant", "Legacy repayment code length 6", "repayCards: requires six digits before it sends a code"),
    line(
      "constant",
      "Complaint text 200 characters",
      "complaintNext: accepts 200 characters, counts them, and announces when few are left",
    ),
    line("constant", "Complaint images 9", "complaintNext: are at most nine"),
    line("constant", "Rating 5 stars", "stars: has five radios named 1 star to 5 stars, with none chosen at first"),
    line(
      "message",
      "Promised reply within 3 weekdays",
      "promise: a complaint sent on %s is due a reply three weekdays later",
      "complaintStart: shows the order, the types, and the promised reply date",
    ),
    line("constant", "Toast default 3 s", "toast: shows a %s for %d ms"),
    line("constant", "Toast minimum 300 ms", "toast: with durationMs %d stays %d ms"),
    line("constant", "Info toast 2 s", "toast: shows a %s for %d ms"),
    line("constant", "Success modal 1.5 s", "successModal: shows its message for 1.5 s, then calls onDone"),
    line(
      "constant",
      "Rating modal delay 3 s",
      "complaintDetails: opens 3 s after the details are rendered, and not before",
    ),
    line("constant", "Keyboard detection 60 px", "bank: hides Next while it takes more than 60 px"),
    line("constant", "Default card type 1", "cardTypes: start with %s"),
    line("constant", "Default channel 90006", "cardTypes: are sent with %s channel"),
    line(
      "constant",
      "Instalment detail list collapses to 2 rows",
      "repay: shows amount, date, product and the first two detail rows until More is tapped",
    ),
    line("constant", "Currency: peso sign", "amounts: puts the peso sign before the amount: %d is %s"),
    line(
      "constant",
      "Order rating: fewer than 4 stars opens the result dialog",
      "order: sends 5 for %s and opens the result",
    ),
    line("constant", "Order rating: submitted score always 5", "storeRating: posts a score of 5 for the order"),
    line("constant", "Status codes 21, 110, 151, 170, 174, 180, 200", SCENE),
    line(
      "constant",
      "Event module 30, position 0 for Borrow Again",
      "order: opens the product with Borrow Again, with an event %s",
    ),
    line(
      "rule",
      "Session flag showBankTip suppresses the Kind tips dialog",
      "order: leave out the Kind tips after the borrower opened the repayment in this session",
    ),
    line("constant", "HTTP time-out 60000 ms", "api: is a TimeoutFault for %s"),
    line("rule", "Formatting: thousands separated by dots", "amounts: separates thousands with dots: %d is %s"),
    line(
      "rule",
      "Amount helper divides by 100 and shows two decimals",
      "amounts: divides by 100 and shows two decimals: %d is %s",
    ),
    line("rule", "Dates yyyy-mm-dd with optional hh:mm:ss", "dates: formats %s in the Philippine time zone"),
    line(
      "constant",
      "Default service phone from environment config",
      "order: calls %s",
      "environment: returns the defaults of the sandbox when only the stage is stated",
    ),
    line("rule", "Service-worker registration does nothing", "publicJourney: no service worker is registered"),
    line("constant", "Term 91 to 365 calendar days", TERMS),
    line("constant", "Decision within 1 day", TERMS),
    line("constant", "Funds credited within 1 to 3 calendar days", TERMS),
    line("constant", "Prepayment allowed after half the term and not before 7 days", TERMS),
    line("rule", "Prolongation is for the same period on payment of due interest and penalties", TERMS),
    line("constant", "Late fee: one-time penalty 1,000 for new clients", TABLE),
    line("constant", "Late fee: one-time penalty 800 for repeat clients", TABLE),
    line("constant", "Daily interest of 5% of the unpaid amount on days 1 to 30", TABLE),
    line("constant", "Daily interest of 4% on days 31 to 90", TABLE),
    line("constant", "Daily interest of 2% from day 91", TABLE),
    line("constant", "Notice of assignment 7 business days", TERMS),
    line("constant", "Change-of-details notice 3 days", TERMS),
    line(
      "rule",
      "Payments after maturity: legal charges, enforcement costs, late penalties, then fees, interest, principal",
      "site: applies payments after maturity in the order of the specification",
    ),
    line("constant", "Applicant must be 18 or over", TERMS),
  ],
};
