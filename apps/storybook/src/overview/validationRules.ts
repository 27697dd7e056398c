/** A rule of section 5 of the specification, and the story with steps that test it. */
interface ValidationRule {
  readonly rule: string;
  /** Title and export of the story. */
  readonly title: string;
  readonly story: string;
}

const promotion = "Screens/Promo/Promotion";
const next = "Screens/Complaints/Complaint next page";
const order = "Screens/Loan/Order details";
const cards = "Screens/Repay/Repayment by card";
const site = "Screens/Official site/Site";

/** Every rule of section 5. The check fails for a rule with a missing story or a story without steps. */
export const validationRules: readonly ValidationRule[] = [
  { rule: "Mobile: 11 digits, first 1, second 3 to 9", title: promotion, story: "WrongMobile" },
  { rule: "Mobile: no more than 11 characters", title: promotion, story: "WrongMobile" },
  { rule: "A new captcha requires a mobile", title: promotion, story: "AnotherPictureWithoutMobile" },
  { rule: "Mobile, captcha and SMS code are required", title: promotion, story: "NothingTyped" },
  { rule: "Captcha: 4 characters", title: promotion, story: "CodesTooShort" },
  { rule: "SMS code: 6 characters", title: promotion, story: "CodesTooShort" },
  { rule: "No second code during the countdown", title: promotion, story: "AskedTwice" },
  { rule: "Go Loan only with consent", title: "Screens/Loan/Loan confirmation", story: "WithoutConsent" },
  {
    rule: "Bank text fields: digits only",
    title: "Screens/Bank binding/Payment account information",
    story: "DigitsOnly",
  },
  { rule: "Complaint text: at most 200 characters", title: next, story: "AtTheLimit" },
  { rule: "Complaint text: not empty", title: next, story: "RefusedEmpty" },
  { rule: "Complaint images: at most 9", title: next, story: "NinePictures" },
  { rule: "Complaint images: one at a time", title: next, story: "Uploading" },
  {
    rule: "Type 1 only for an order that supports it",
    title: "Screens/Complaints/Complaint start",
    story: "CollectionRefused",
  },
  { rule: "Contact form: all fields required", title: site, story: "ContactIncomplete" },
  { rule: "Contact form: success", title: site, story: "ContactSent" },
  { rule: "Repayment by card: a card must be chosen", title: cards, story: "NothingChosen" },
  { rule: "Repayment by card: SMS code of 6 characters", title: cards, story: "CodeTooShort" },
  { rule: "Order rating: at least one star", title: order, story: "Rating" },
  {
    rule: "Complaint rating: at least one star",
    title: "Screens/Complaints/Complaint details",
    story: "RatingWithoutStars",
  },
  { rule: "A product with the flag '0' cannot be opened", title: order, story: "Recommended" },
  { rule: "Phone input: digits, at most 11, 3-4-4", title: "Components/DigitsField", story: "Phone" },
  { rule: "Bank-card input: digits in fours", title: "Components/DigitsField", story: "BankCard" },
  { rule: "Number input: digits only", title: "Components/DigitsField", story: "Plain" },
  { rule: "Money input: digits, a decimal point, a length", title: "Components/MoneyField", story: "Default" },
];
