import { line, type Section } from "../SpecificationLine.ts";

const COMMANDS = "%s is sent as one message and resolves once it is sent";

export const product: Section = {
  title: "1. What the product does and for whom",
  lines: [
    line(
      "rule",
      "Borrowers apply for loans",
      "confirmJourney: a double tap on an offer creates one application and one order, and opens the order",
    ),
    line(
      "rule",
      "Borrowers bind a bank account",
      "bankJourney: a bank account is bound, stored once, and the webview closes",
    ),
    line(
      "rule",
      "Borrowers view loan order details",
      "orderJourney: {orderId} shows its banner and buttons without accessibility violations",
    ),
    line(
      "rule",
      "Borrowers view repayment plans and repay",
      "repayDelay: shows the plan, the pay-code box and the channels of the instalment page",
      "repay: preselects the first channel, and pays once when Payment is tapped repeatedly",
    ),
    line(
      "rule",
      "Borrowers repay by reference code",
      "codesJourney: a payment at a counter opens its code, which is issued only once for repeated requests",
    ),
    line("rule", "Borrowers extend (delay) a repayment", "repayDelay: pays only for the extension"),
    line(
      "rule",
      "Borrowers read loan agreements",
      "productsJourney: shows the agreement of an order in a fully sandboxed frame",
      "confirmJourney: an agreement's link opens its text, and Back returns to the offer",
    ),
    line(
      "rule",
      "Borrowers read the privacy policy",
      "privacyPolicy: shows the summary and then every section of the policy",
    ),
    line(
      "rule",
      "Borrowers file and track complaints",
      "complaintsJourney: a complaint with two pictures is filed once, answered, and rated",
    ),
    line(
      "rule",
      "Visitors from promotion campaigns register on a landing page and are sent to an app download page",
      "promotionJourney: a visitor registers with captcha and SMS code, and reaches the download page",
    ),
    line(
      "screen",
      "A public marketing site has Home, About Us, Privacy Policy, Loan terms and conditions and Contact us sections",
      "siteJourney: {path} is a deep link to its section",
    ),
    line(
      "screen",
      "A developer test page previews the native-app pages",
      "testPreviewJourney: {name} opens {path} with the values in its query string",
    ),
    line(
      "rule",
      "The native webview passes session and device parameters on the query string",
      "launch: reads every parameter of the address",
      "startupJourney: the session leaves the address at once and reaches no analytics and no localStorage",
    ),
    line(
      "native call",
      "Go to a page",
      `native: ${COMMANDS}`,
      "order: open in the native app when their link names one of its pages",
    ),
    line(
      "native call",
      "Close the webview",
      `native: ${COMMANDS}`,
      "bank: posts the fields of the visible card type and closes the webview",
    ),
    line(
      "native call",
      "Go home",
      `native: ${COMMANDS}`,
      "order: opens the app's home with the link under the recommendations",
    ),
    line(
      "native call",
      "Go to mine",
      `native: ${COMMANDS}`,
      "testPreview: sends each command of the bridge to the native app",
    ),
    line(
      "native call",
      "Return to login",
      `native: ${COMMANDS}`,
      "testPreview: sends each command of the bridge to the native app",
    ),
    line("native call", "Call a phone number", `native: ${COMMANDS}`, "order: calls %s"),
    line("native call", "Go to rating", `native: ${COMMANDS}`, "order: sends 5 for %s and opens the app's rating page"),
    line(
      "native call",
      "Confirm a tracking point",
      `native: ${COMMANDS}`,
      "testPreview: sends each command of the bridge to the native app",
    ),
    line("native call", "Start and end the bank step", `native: ${COMMANDS}`, "bank: ends when the screen unmounts"),
  ],
};
