import { line, type Section } from "../SpecificationLine.ts";

const REFUSED = "promotion: is rejected when it is %j and %s is pressed: %j";
const WRONG = "wrongFields: finds for %j the wrong fields %j";

export const validation: Section = {
  title: "5. Validation rules",
  lines: [
    line("rule", "Mobile: 11 digits, first digit 1, second 3 to 9", WRONG, REFUSED),
    line("message", "请正确输入手机号！", REFUSED),
    line(
      "rule",
      "Mobile input capped at 11 characters",
      "promotion: is limited to eleven digits in the mobile number, shown in groups",
    ),
    line("rule", "Getting a new captcha requires a mobile, else the same message", REFUSED),
    line("rule", "Image captcha: required, 4 characters", WRONG, REFUSED),
    line("message", "请正确输入图形验证码！", REFUSED),
    line("rule", "SMS code: required, 6 characters", WRONG, REFUSED),
    line("message", "请正确输入短信验证码！", REFUSED),
    line(
      "message",
      "Requesting a code during the countdown: 请勿重复发送验证码!",
      "promotion: is refused during the countdown",
    ),
    line(
      "rule",
      "Go Loan blocked when agreement checkbox is unchecked",
      "confirmJourney: nothing is borrowed without consent",
    ),
    line(
      "rule",
      "Bank text fields: digits only",
      "bank: accepts digits only, grouped according to the input type",
      "bankFields: text %j",
    ),
    line(
      "rule",
      "Complaint text: max 200 characters (further input ignored)",
      "complaintNext: accepts 200 characters, counts them, and announces when few are left",
    ),
    line(
      "message",
      "Complaint text empty: Please fill in your comments and suggestions",
      "complaintsJourney: an empty complaint is not sent, and 200 characters are the limit",
    ),
    line(
      "rule",
      "Complaint images: at most 9, uploaded one at a time",
      "pictureQueue: uploads one at a time, in order",
      "complaintNext: are at most nine",
    ),
    line(
      "message",
      "Type 1 refused when the selected order's isShow is not 1: The selected order does not support sending collection types",
      "complaintStart: refuses type 1 where isShow %s",
    ),
    line(
      "message",
      "Contact form: name, phone, message all required, else Please provide complete information!",
      "contactForm: reports a missing %s, focuses it and keeps the other fields",
    ),
    line(
      "message",
      "Contact form success: Successfully!",
      "contactForm: shows a success message, clears the form and sends no request",
    ),
    line(
      "message",
      "Legacy repayment: card must be chosen (please select a bank card first)",
      "repayCards: lists the cards without a preselection, and requires a choice",
    ),
    line(
      "message",
      "Legacy repayment: SMS code at least 6 characters (please enter the correct code)",
      "repayCards: requires six digits before it sends a code",
    ),
    line("message", "Rating: at least one star, else 'Silakan pilih'", "order: requires stars before it is sent"),
    line(
      "rule",
      "A recommended product whose enabled flag is the string '0' cannot be opened",
      "order: cannot be tapped while they are disabled",
      "orderJourney: a recommended product is recorded and requested; a disabled one cannot be tapped",
    ),
    line("rule", "Phone-type input: digits only, max 11, grouped 3-4-4", "masks: %s"),
    line(
      "rule",
      "Bank-card input: digits only, grouped in fours",
      "masks: %s",
      "digitsField: shows groups of four, returns digits only, and has the numeric keyboard",
    ),
    line(
      "rule",
      "Number input: digits only",
      "masks: %s",
      "bank: accepts digits only, grouped according to the input type",
    ),
    line(
      "rule",
      "Money input: a numeric keyboard with digits and a decimal point respecting a maximum length",
      "moneyField: accepts digits and one decimal point up to its length, on the decimal keyboard",
    ),
  ],
};

export const roles: Section = {
  title: "6. Roles and permissions",
  lines: [
    line(
      "rule",
      "A single borrower user type: one never reads another's",
      "orderJourney: one borrower cannot read another's order",
      "startupJourney: two webviews do not share a session",
    ),
    line(
      "rule",
      "The public site and promotion page are open to anonymous visitors",
      "publicJourney: {path} is open to a visitor without a session",
    ),
    line(
      "rule",
      "Loan pages use a session supplied by the native app through query parameters and headers",
      "startupJourney: the session leaves the address at once and reaches no analytics and no localStorage",
      "sandboxOrders: read the session from the header as well",
      "clientQuery: lists the common client parameters in their fixed order, empty ones too",
    ),
  ],
};
