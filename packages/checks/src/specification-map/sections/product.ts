import { line, type Section } from "../SpecificationLine.ts";

const COMMANDS = "%s travels as one message and resolves once handed over";

export const product: Section = {
  title: "1. What the product does and for whom",
  lines: [
    line(
      "rule",
      "Borrowers apply for loans",
      "confirmJourney: an offer is read and taken by a double tap: one application, one order, and it moves on",
    ),
    line(
      "rule",
      "Borrowers bind a bank account",
      "bankJourney: a bank account is bound, stands in the books once, and the webview closes",
    ),
    line(
      "rule",
      "Borrowers view loan order details",
      "orderJourney: {orderId} shows its banner and its buttons, accessibly",
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
      "codesJourney: a payment at a counter leads to its code, which is issued once however often it is asked for",
    ),
    line("rule", "Borrowers extend (delay) a repayment", "repayDelay: pays only for the extension"),
    line(
      "rule",
      "Borrowers read loan agreements",
      "productsJourney: shows the agreement of an order in a frame without rights",
      "confirmJourney: an agreement's link leads to its text, and Back to the offer",
    ),
    line(
      "rule",
      "Borrowers read the privacy policy",
      "privacyPolicy: shows the gist and then every section of the policy",
    ),
    line(
      "rule",
      "Borrowers file and track complaints",
      "complaintsJourney: a complaint with two pictures is filed once, answered, and rated",
    ),
    line(
      "rule",
      "Visitors from promotion campaigns register on a landing page and are sent to an app download page",
      "promotionJourney: a visitor registers with the picture and the text, and is led to the app",
    ),
    line(
      "screen",
      "A public marketing site has Home, About Us, Privacy Policy, Loan terms and conditions and Contact us sections",
      "siteJourney: {path} is a deep link to its section",
    ),
    line(
      "screen",
      "A developer test page previews the native-app pages",
      "testPreviewJourney: {name} opens {path} with the values on its query string",
    ),
    line(
      "rule",
      "The native webview passes session and device parameters on the query string",
      "launch: reads every parameter of the address",
      "startupJourney: the session leaves the address at once and reaches no other place",
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
      "bank: posts the shown card type's fields and closes the webview",
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
      "testPreview: asks the native app for each command of the bridge",
    ),
    line(
      "native call",
      "Return to login",
      `native: ${COMMANDS}`,
      "testPreview: asks the native app for each command of the bridge",
    ),
    line("native call", "Call a phone number", `native: ${COMMANDS}`, "order: calls %s"),
    line("native call", "Go to rating", `native: ${COMMANDS}`, "order: sends 5 for %s and opens the app's rating page"),
    line(
      "native call",
      "Confirm a tracking point",
      `native: ${COMMANDS}`,
      "testPreview: asks the native app for each command of the bridge",
    ),
    line("native call", "Start and end the bank step", `native: ${COMMANDS}`, "bank: ends when the screen is left"),
  ],
};
