import { line, type Section } from "../SpecificationLine.ts";

const NAMED = "testPreviewJourney: every field and button has its name, without accessibility violations";
const OPENS = "testPreview: opens each page with the values as query parameters";
const SHOWS_STATUS = "order: with status %j show the buttons %j and the recommendations: %s";
const SCENE = "orderStatus: status %s with rollover %s shows scene %s and actions %s";
const DEEP_LINK = "siteJourney: {path} is a deep link to its section";
const ARRIVES = "promotion: fetches the template and a sid, reports the visit, and shows the captcha";
const TO_DOWNLOAD = "promotion: sends the form once and opens the download with the same parameters";

export const routes: Section = {
  title: "2. Routes",
  lines: [
    line("route", "/repaymentOfCode", "codesJourney: a store's scanner reads the barcode"),
    line("route", "/repaymentOfCode2", "codesJourney: the code of a slip is stored on the phone and can be copied"),
    line("route", "/testPreview", NAMED),
    line(
      "route",
      "/complaintList",
      "complaintsJourney: a complaint with two pictures is filed once, answered, and rated",
    ),
    line(
      "route",
      "/complainPageNext",
      "complaintsJourney: a complaint with two pictures is filed once, answered, and rated",
    ),
    line(
      "route",
      "/complainDetails",
      "complaintsJourney: a complaint with two pictures is filed once, answered, and rated",
    ),
    line("route", "/", DEEP_LINK),
    line("route", "/About", DEEP_LINK),
    line(
      "route",
      "/User (empty)",
      "siteUser: shows only the site's frame",
      "siteJourney: /User shows only the site's header and footer",
    ),
    line("route", "/Policy", DEEP_LINK),
    line("route", "/Loan", DEEP_LINK),
    line("route", "/Contact", DEEP_LINK),
    line(
      "route",
      "downloadTemplate (hash route)",
      "promotionJourney: the hash pages can be opened directly",
      TO_DOWNLOAD,
    ),
    line("route", "agreementTemplate (hash route)", "promotionJourney: the hash pages can be opened directly"),
    line("route", "Error", "errorScreen: shows a general error and a button to go back"),
    line(
      "route",
      "Joint login failure",
      "productsJourney: a failed joint login shows Failed, the reason and the available loans",
    ),
    line(
      "route",
      "Loan detail",
      "orderJourney: {orderId} shows its banner and buttons without accessibility violations",
    ),
    line("route", "Order", "orderJourney: /order, the link of old app versions, opens the same order"),
    line(
      "route",
      "Loan confirm",
      "confirmJourney: a double tap on an offer creates one application and one order, and opens the order",
    ),
    line(
      "route",
      "Repay",
      "orderJourney: REPAY opens the repayment of the same order in another remote, and Back returns",
    ),
    line(
      "route",
      "Repay or not",
      "repayOrNot: shows the amount and date that are due, and offers to repay now or not",
      "cardsJourney: Repay now opens the repayment, and another borrower's order shows a message",
    ),
    line(
      "route",
      "Recommend list",
      "recommendList: lists the products under its title and the server's notice, and does not mention a failure",
    ),
    line("route", "Customer service", "complaintsJourney: customer service offers mail and messenger"),
    line(
      "route",
      "Loan agreement",
      "productsJourney: shows the agreement of an order in a fully sandboxed frame",
      "agreement: shows the agreement that the URL names, in a sandboxed frame",
    ),
    line("route", "About us", "siteJourney: {path} opens inside the app, and Back closes the webview"),
    line("route", "Privacy policy", "siteJourney: {path} opens inside the app, and Back closes the webview"),
    line("route", "Repay delay", "repayDelay: shows its price first, then the new date of the payment"),
    line("route", "Repay choose", "cardsJourney: a card that requires an SMS code pays once with it"),
    line("route", "Complaint", "complaintsJourney: a complaint with two pictures is filed once, answered, and rated"),
    line("route", "Complaint url", "complaintsJourney: the entry link opens the start screen and keeps its query"),
    line(
      "route",
      "Product url",
      "productsJourney: opens the product's offer and adds no history entry",
      "productEntry: does not navigate to itself repeatedly",
    ),
    line("route", "Bind bank", "bankJourney: a bank account is bound, stored once, and the webview closes"),
    line(
      "route",
      "Payment instructions of a payment provider",
      "codesJourney: a screenshot of the instructions zooms by its buttons and by a pinch",
    ),
    line("route", "Every path that one screen leads to has one builder", "locations: %s"),
    line("route", "An address that nobody owns", "faultsJourney: an unknown address shows a not-found page"),
  ],
};

export const promotionPage: Section = {
  title: "2. Promotion registration landing page",
  lines: [
    line(
      "field",
      "Query parameters: id, app_from, user_from, utm_tag, links_id, down_id, invite_code, UC",
      ARRIVES,
      TO_DOWNLOAD,
    ),
    line(
      "screen",
      "Mobile, image captcha, SMS code fields",
      "promotionJourney: each field shows its validation message",
      "promotion: is limited to eleven digits in the mobile number, shown in groups",
    ),
    line(
      "screen",
      "A get-code button",
      "promotion: sends the request, reports the click with the phone number, and counts down from 59s",
    ),
    line("rule", "After success it goes to downloadTemplate with the same tracking parameters", TO_DOWNLOAD),
    line(
      "rule",
      "After already-registered it goes to downloadTemplate with the same tracking parameters",
      "promotion: opens the download for a registered number",
      "promotion: for a registered number opens the download with the same parameters",
    ),
    line(
      "screen",
      "A link to agreementTemplate",
      "promotion: survives a visit to the agreement, and nothing is requested twice",
    ),
    line(
      "screen",
      "The app download page leads to the platform's store",
      "promotion: offer on platform %j the links %j",
      "promotionJourney: the download for {platform} opens its store",
      "storeLinks: pass the campaign to the Android store as the app's referrer",
    ),
  ],
};

export const testPage: Section = {
  title: "2. Test preview page",
  lines: [
    ...[
      "App version",
      "Device name",
      "Device id",
      "OS version",
      "Session id",
      "Advertising id",
      "Product id",
      "Order id",
    ].map((name) =>
      line(
        "field",
        `Editable field: ${name}`,
        NAMED,
        "testPreview: stores the values, the secret ones only for the life of the tab",
      ),
    ),
    ...[
      "confirm-loan",
      "loan-detail",
      "repay",
      "extension",
      "bind-bank",
      "about-us",
      "complaint",
      "customer-service",
      "privacy-policy",
      "repayment-instructions",
    ].map((page) => line("screen", `A button opens the ${page} page with those values as query parameters`, OPENS)),
    line(
      "screen",
      "A photo file picker",
      "testPreview: shows a chosen photo",
      "testPreviewJourney: a chosen photo is shown",
    ),
    line("screen", "A contact field", "testPreview: has a contact field"),
    line(
      "screen",
      "A get-location button that alerts the coordinates",
      "testPreview: alerts the coordinates",
      "testPreviewJourney: Get location alerts the coordinates",
      "testPreview: shows the reason when the location fails with code %i",
    ),
  ],
};

export const repaymentPages: Section = {
  title: "2. Repayment pages",
  lines: [
    line(
      "screen",
      "Guidance page: payment via a wallet app's Pay Bills, using the reference number",
      "payInstructions: explains two wallet apps and a store, with the reference number",
    ),
    line(
      "screen",
      "Guidance page: payment via a second wallet app, using the reference number",
      "payInstructions: explains two wallet apps and a store, with the reference number",
    ),
    line(
      "screen",
      "Guidance page: payment at offline stores, using the reference number",
      "payInstructions: explains two wallet apps and a store, with the reference number",
    ),
    line(
      "screen",
      "Guidance page: screenshots can be tapped to enlarge",
      "payInstructions: enlarges each of its seven pictures, and the native app's Back closes it",
      "codesJourney: a screenshot of the instructions zooms by its buttons and by a pinch",
    ),
    line(
      "field",
      "Repayment-code page, query parameters: showType, payCode, payCodeImg, repayAmount",
      "code: shows amount, channel, barcode and the code with Copy",
      "codesJourney: a link without a session shows nothing to pay",
    ),
    line(
      "screen",
      "Repayment-code page, type 1: a copyable code with a channel image",
      "code: shows amount, channel, barcode and the code with Copy",
      "codesJourney: a store's scanner reads the barcode",
    ),
    line(
      "screen",
      "Repayment-code page, type 2: a QR code with scanning tips",
      "code: shows the code to scan and how to scan it",
      "codesJourney: a wallet reads the QR code",
    ),
    line(
      "screen",
      "/repaymentOfCode2 reads saved repayment info from local storage",
      "code2: shows the contract number with Copy, the total, the grouped steps and the banner",
      "code2: shows its empty state for %s",
    ),
    line(
      "screen",
      "/repaymentOfCode2: a logo, a copyable contract number, total payment",
      "code2: shows the contract number with Copy, the total, the grouped steps and the banner",
    ),
    line(
      "screen",
      "/repaymentOfCode2: grouped payment-instruction steps",
      "code2: shows the contract number with Copy, the total, the grouped steps and the banner",
    ),
    line(
      "screen",
      "/repaymentOfCode2: a banner asking the user to keep the deposit slip as proof of payment",
      "code2: shows the contract number with Copy, the total, the grouped steps and the banner",
    ),
    line(
      "screen",
      "Instalment page: repayment date",
      "repay: shows the repayment date, the product's logo and the notice before paying",
    ),
    line(
      "screen",
      "Instalment page: amount",
      "repay: shows amount, date, product and the first two detail rows until More is tapped",
    ),
    line(
      "screen",
      "Instalment page: product logo and name",
      "repay: shows the repayment date, the product's logo and the notice before paying",
      "repay: shows amount, date, product and the first two detail rows until More is tapped",
    ),
    line(
      "screen",
      "Instalment page: detail lines, only the first two until the user taps more",
      "repay: shows amount, date, product and the first two detail rows until More is tapped",
    ),
    line(
      "screen",
      "Instalment page: a default pay-code box, shown only when a pay code is non-empty",
      "repay: shows the pay-code box for %j this many times: %d",
      "slip: is named by its label, and copies the code without spaces",
    ),
    line("screen", "Instalment page: a repayment-instructions banner", "repay: expands the grouped instructions"),
    line(
      "screen",
      "Instalment page: a Payment Method sheet to pick a channel and press Payment",
      "repay: preselects the first channel, and pays once when Payment is tapped repeatedly",
    ),
    line(
      "screen",
      "Extension page: title, delay amount, next payment date",
      "repayDelay: shows its price first, then the new date of the payment",
    ),
    line(
      "screen",
      "Extension page: a plan list, the same pay-code box and channel sheet",
      "repayDelay: shows the plan, the pay-code box and the channels of the instalment page",
    ),
  ],
};

export const confirmationPages: Section = {
  title: "2. Loan confirmation and joint-login failure",
  lines: [
    line(
      "screen",
      "Confirmation: amount, period in days, rate description",
      "confirm: shows amount, term, rate, detail rows and plan before Go Loan",
      "confirm: shows periods of the unit %j in days",
    ),
    line(
      "screen",
      "Confirmation: detail lines and payment plan",
      "confirm: shows amount, term, rate, detail rows and plan before Go Loan",
    ),
    line(
      "screen",
      "Confirmation: agreement links with a consent checkbox",
      "confirm: opens the agreement of the offer whatever order the launch names",
      "confirm: starts with the consent ticked, and enables Go Loan only while it is ticked",
    ),
    line(
      "screen",
      "Confirmation: a Go Loan button",
      "confirm: shows amount, term, rate, detail rows and plan before Go Loan",
    ),
    line(
      "screen",
      "Confirmation: agreement iframe modal (Cancel, Agree)",
      "confirm: opens automatically in a sandboxed frame, and Agree continues (%s)",
      "confirm: closes the webview on Cancel",
    ),
    line(
      "screen",
      "Confirmation: retention prompt on iOS back (Agree, Cancel)",
      "confirm: shows the server's stay prompt; Agree stays, and the next Back shows it again (%s)",
      "confirm: leaves on Cancel",
    ),
    line(
      "screen",
      "The newer variant adds a promotional pop-up with custom button text and message",
      "confirm: shows the server's message with the server's button, which returns to the offer",
    ),
    line(
      "screen",
      "Failure page (title Order Details): Failed, an error message",
      "failure: shows Failed, the cause, and the products that the lender offers instead",
    ),
    line(
      "screen",
      "Failure page: recommended products (logo, name, action text, range, range description, rate, description, tags)",
      "failure: shows Failed, the cause, and the products that the lender offers instead",
      "scholarships: parses the cause of the failed login, and the products with their tags",
    ),
  ],
};

export const orderPage: Section = {
  title: "2. Loan order details",
  lines: [
    line(
      "screen",
      "Title Order Details",
      "orderJourney: {orderId} shows its banner and buttons without accessibility violations",
    ),
    line(
      "rule",
      "Needs productId and orderId from the query",
      "order: sends no request when %s names no order",
      "fetchOrder: requests the order by product and order",
    ),
    ...["21", "151", "110", "174", "180", "200"].map((status) =>
      line("screen", `Status ${status} has its own image`, SCENE),
    ),
    line("rule", "Any other status uses the 200 image", SCENE),
    line(
      "screen",
      "Status title and description from the server",
      SHOWS_STATUS,
      "order: show text as text, one paragraph for each line",
    ),
    line(
      "screen",
      "A card with product logo, name and label/value detail rows",
      SHOWS_STATUS,
      "order: show the amount and its date first and keep the other rows",
    ),
    line(
      "screen",
      "Recommended products: logo, name, button text, range text, range description, rate text, description",
      "order: show every field that the server sends",
    ),
    line(
      "rule",
      "The button is coloured when enabled, grey otherwise",
      "offerCard: is not clickable or focusable when it is disabled, and stays readable",
    ),
    line(
      "rule",
      "Shown only when status is not 170, 174, 180 or 200 and the list is non-empty (the intended condition)",
      SHOWS_STATUS,
      "order: show no recommendations when the list is empty",
    ),
    line(
      "message",
      "Click to view more products, to the home screen",
      "order: opens the app's home with the link under the recommendations",
    ),
    line("screen", "A button area, instead of recommendations, for statuses with repayment actions", SHOWS_STATUS),
    line(
      "screen",
      "Dialog Kind tips (Confirm)",
      "order: open one at a time: bank prompt, withdraw prompt, Kind tips, rating",
    ),
    line(
      "screen",
      "Withdraw prompt (Cancel / Withdraw Now)",
      "order: open one at a time: bank prompt, withdraw prompt, Kind tips, rating",
      "order: open the product with Withdraw Now",
    ),
    line(
      "screen",
      "Rating dialog (Cancel / Submit)",
      "order: open one at a time: bank prompt, withdraw prompt, Kind tips, rating",
      "order: requires stars before it is sent",
    ),
    line(
      "screen",
      "Bank-card-binding prompt: server title and message, close icon, 'Go and bind the card' button",
      "order: open one at a time: bank prompt, withdraw prompt, Kind tips, rating",
      "order: open the bank account screen from the bank prompt, with this page as the source",
    ),
    line(
      "rule",
      "Leads to the bind-bank page with source=loanDetail",
      "order: open the bank account screen from the bank prompt, with this page as the source",
    ),
    line(
      "rule",
      "Leads to the repayment page",
      "order: opens the repayment from status %s with isDelay %s when %s is tapped",
    ),
    line(
      "rule",
      "Leads to the repayment-delay (rollover) page",
      "order: opens the extension with Rollover Repayment even when a partner's page exists",
    ),
    line(
      "rule",
      "Leads to the product detail page with productId",
      "order: opens the product with Borrow Again, with an event %s",
    ),
    line(
      "rule",
      "An external h5 repay link from the server replaces the repayment page when present",
      "order: opens the partner's page instead when the server sends one",
    ),
  ],
};

export const bankPage: Section = {
  title: "2. Bank account screen",
  lines: [
    line(
      "screen",
      "Title Payment account information",
      "bankJourney: a bank account is bound, stored once, and the webview closes",
    ),
    line(
      "screen",
      "Dynamic form from the server",
      "bank: starts with the bank account and shows its fields, common fields last",
      "bankFields: category %j with options %j",
    ),
    line(
      "screen",
      "Card-type tab row",
      "bank: keeps the values of each tab",
      "cardTypes: are those of the form, in order, without the common one",
    ),
    line("screen", "Digit-only text inputs", "bank: accepts digits only, grouped according to the input type"),
    line(
      "screen",
      "Single-choice pickers with Confirm/Cancel",
      "bank: changes the choice only on Confirm",
      "bankJourney: a sheet is cancelled by Cancel, Close, Escape and Back, and the form stays",
    ),
    line(
      "rule",
      "A Next button hidden while the on-screen keyboard is open (viewport shrinks by more than 60 px)",
      "bank: hides Next while it takes more than 60 px",
      "bankJourney: Next is hidden while the viewport is more than 60 px shorter",
    ),
  ],
};

export const complaintPages: Section = {
  title: "2. Complaints and customer service",
  lines: [
    line(
      "screen",
      "Start: the current order card with an All button listing all orders (choose one)",
      "complaintStart: lists all orders, and changes the order only on Confirm",
    ),
    line("screen", "Start: question types", "complaintStart: shows the order, the types, and the promised reply date"),
    line(
      "rule",
      "Types other than type 1 go straight to the next page",
      "complaintStart: opens the form directly for %s",
    ),
    line(
      "rule",
      "Type 1 opens a sub-type list and each sub-type opens the next page",
      "complaintStart: shows the sub-types of type 1, and opens the form for one; Back and Escape close the list",
    ),
    line(
      "screen",
      "Next page: type tags, problem text, image upload, Send, success modal",
      "complaintNext: shows its subject",
      "complaintsJourney: a complaint with two pictures is filed once, answered, and rated",
    ),
    line(
      "screen",
      "List: tabs from the server, each a list of items (time, problem type, content)",
      "complaintList: shows the server's tabs; each item has its time, type and content, and links to its details",
    ),
    line(
      "rule",
      "List: tapping opens details by problemId",
      "complaintList: shows the server's tabs; each item has its time, type and content, and links to its details",
    ),
    line(
      "screen",
      "Details: type and sub-type, read-only content with a counter out of 200, images",
      "complaintDetails: show type and sub-type, the text with its counter, and the answer",
    ),
    line(
      "screen",
      "Details: Process Result block (agent logo, reply text, images)",
      "complaintDetails: show type and sub-type, the text with its counter, and the answer",
    ),
    line(
      "screen",
      "Details: rating modal",
      "complaintDetails: opens 3 s after the details are rendered, and not before",
    ),
    line("screen", "Customer service: the service email (tap opens mail)", "service: opens mail and the messenger"),
    line("screen", "Customer service: a WhatsApp-style contact", "service: opens mail and the messenger"),
  ],
};

export const sitePages: Section = {
  title: "2. About us, official site, privacy policy, loan terms",
  lines: [
    ...["mission", "advantages", "team", "contact email"].map((part) =>
      line("screen", `About us: ${part}`, "aboutUs: has %s"),
    ),
    line(
      "screen",
      "Nav bar: Home, About Us, Privacy Policy, Loan terms and conditions, Contact us",
      "site: has the five links of the specification, in order",
    ),
    line(
      "rule",
      "The nav bar smooth-scrolls and switches sections",
      "site: jumps to the section of a deep link, and scrolls smoothly to the next one and focuses its heading",
      "siteJourney: the page scrolls smoothly, unless the visitor prefers reduced motion",
      "siteJourney: the nav bar changes sections without a reload, and Back returns",
    ),
    line(
      "screen",
      "Footer with phone, address, email, company name, copyright",
      "site: shows phone, address, email, company and copyright in its footer",
    ),
    line(
      "screen",
      "The Policy section embeds an external policy page in a frame",
      "site: frames the policy without any permission",
      "siteJourney: the policy is in a fully sandboxed frame",
    ),
    line(
      "message",
      "The About section states the lender is authorised by the Philippine securities regulator (registration and authorisation numbers given)",
      "site: shows in About: %s",
    ),
    line(
      "screen",
      "The Contact form has name, phone, message",
      "contactForm: reports a missing %s, focuses it and keeps the other fields",
    ),
    line(
      "rule",
      "Send Message is purely local",
      "contactForm: shows a success message, clears the form and sends no request",
      "siteJourney: the contact form requires every field, confirms, and sends nothing",
    ),
    ...[
      "lender company",
      "registration numbers",
      "data collected",
      "purposes",
      "disclosure",
      "cookies",
      "device information",
      "minors",
      "password security",
      "opt-out",
      "grievance officer",
    ].map((part) =>
      line(
        "screen",
        `Privacy policy: ${part}`,
        "policyPage: covers %s",
        "privacyPolicy: shows the summary and then every section of the policy",
      ),
    ),
    line("screen", "Loan terms and conditions: static legal text", "site: shows in the loan terms: %s"),
  ],
};
