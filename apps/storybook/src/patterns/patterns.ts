/** A page that answers one question of a designer: what to use when, with live examples. */
export interface Pattern {
  /** What the page decides, as a question. */
  readonly question: string;
  /** The answer in one or two sentences. */
  readonly answer: string;
  /** Each situation, what to use, and why. The first that applies wins. */
  readonly decisions: readonly { readonly when: string; readonly use: string; readonly because: string }[];
  /** Stories that show it, by their id, each with what to look at. */
  readonly examples: readonly { readonly story: string; readonly look: string }[];
  readonly rules: readonly { readonly do: string; readonly dont: string }[];
  /** Titles of the screens that use it. */
  readonly screens: readonly string[];
  /** Titles of the components that it is built of. */
  readonly components: readonly string[];
}

export const errors: Pattern = {
  question: "Where does an error go: at the field, on the page, or in a toast?",
  answer:
    "Beside what can be mended. One error is shown once, and it goes away when it is mended. What was typed is always kept.",
  decisions: [
    {
      when: "One field is empty or wrong",
      use: "a message at the field, and the focus on the first wrong field",
      because: "the borrower sees what to change without searching",
    },
    {
      when: "The lender refuses what was sent",
      use: "the lender's message where the answer was expected: at the field when it names one, else in a toast",
      because: "the form stays, so nothing has to be typed again",
    },
    {
      when: "A part of the page did not load",
      use: "`NotLoaded` in its place, with Retry",
      because: "the rest of the page still works",
    },
    {
      when: "The whole page did not load",
      use: "`StateScreen`: a picture, one sentence and Retry in the action bar",
      because: "there is nothing else to show",
    },
    {
      when: "A money request has no response",
      use: "a sentence that says what is not known, and the way to the order; no Retry",
      because: "a second attempt could charge twice",
    },
  ],
  examples: [
    {
      story: "screens-bank-binding-payment-account-information--what-is-empty",
      look: "Every empty field names what is missing.",
    },
    {
      story: "screens-bank-binding-payment-account-information--refused",
      look: "The refusal is announced, and the input stays.",
    },
    { story: "components-messages-notloaded--retry", look: "A part in its place, with Retry." },
    { story: "screens-repay-repayment-by-card--lost", look: "No Retry after a payment without a response." },
  ],
  rules: [
    { do: "Say what to do next: “Enter all 12 digits.”", dont: "Say only that something is invalid." },
    {
      do: "Remove the message as soon as the field is right.",
      dont: "Repeat in a toast what the field already says.",
    },
    { do: "Say “nothing was charged” when it is certain.", dont: "Leave a borrower to guess about money." },
  ],
  screens: [
    "Screens/Bank binding/Payment account information",
    "Screens/Promo/Promotion",
    "Screens/Repay/Repayment by card",
    "Screens/Shell/Failures",
  ],
  components: ["Components/Forms/Field", "Components/Messages/Toast", "Components/Messages/NotLoaded"],
};

export const payment: Pattern = {
  question: "What follows after a borrower has paid?",
  answer:
    "The headline says what is known about the payment, before anything asks for money again. A payment that may be under way is never offered a second time without a question.",
  decisions: [
    {
      when: "The lender has received the payment",
      use: "the amount and time as headline, `See receipt`, then what is left",
      because: "the borrower came to see exactly this",
    },
    {
      when: "A payment may be under way",
      use: "a notice with “Do not pay again”, what happens next and by when",
      because: "counters and wallets report late, and a second payment is hard to return",
    },
    {
      when: "The payment failed",
      use: "a notice that says so, with the payment button as before",
      because: "nothing was taken, so another attempt is safe",
    },
    {
      when: "The last instalment is paid",
      use: "the clearance first, with Share and Save",
      because: "it proves to others that nothing is owed",
    },
  ],
  examples: [
    { story: "screens-loan-order-details--payment-received", look: "What was received is the first thing to read." },
    { story: "screens-loan-order-details--payment-pending", look: "The warning replaces the payment button." },
    { story: "screens-loan-order-details--payment-declined", look: "Says that nothing was taken." },
    { story: "screens-repay-receipts--cleared", look: "The clearance of a repaid loan." },
  ],
  rules: [
    { do: "Keep the receipt one tap away from the order.", dont: "Show the next bill before the thanks." },
    { do: "Ask before a second payment for the same bill.", dont: "Disable paying without saying why." },
  ],
  screens: ["Screens/Loan/Order details", "Screens/Repay/Repayment", "Screens/Repay/Receipts"],
  components: ["Components/Loans and money/PaymentNotice", "Components/Loans and money/PayAgainDialog"],
};

export const refusal: Pattern = {
  question: "How does the app say no?",
  answer:
    "With the reason in plain language and the two or three ways on. Retry is offered only where a retry can help.",
  decisions: [
    {
      when: "The lender's answer can change soon",
      use: "`RefusedScreen` with Retry",
      because: "the same request may succeed in a minute",
    },
    {
      when: "Nothing changes by asking again",
      use: "`RefusedScreen` without Retry, with the ways on",
      because: "a button that cannot help wastes the borrower's load",
    },
    {
      when: "The session has ended",
      use: "the view with `Log in`",
      because: "only the app can start a new session",
    },
    {
      when: "One product of a list is not available",
      use: "a grey card that says why",
      because: "the other products are still open",
    },
  ],
  examples: [
    { story: "components-messages-refusedscreen--with-action", look: "The reason, then a further way." },
    { story: "components-messages-refusedscreen--final", look: "No Retry when a retry cannot help." },
    { story: "screens-repay-rollover-repayment--refused", look: "A refused extension leads back to the order." },
    { story: "components-loans-and-money-offercard--disabled", look: "The reason is on the card itself." },
  ],
  rules: [
    { do: "Show the lender's own message as sent.", dont: "Replace it by “something went wrong”." },
    { do: "Write the reason beside a button that is off.", dont: "Hide the button without a word." },
  ],
  screens: ["Screens/Loan/Login failure", "Screens/Repay/Rollover repayment", "Screens/Loan/Recommended products"],
  components: ["Components/Messages/RefusedScreen", "Components/Messages/StateView"],
};

export const waiting: Pattern = {
  question: "What does a borrower see while the app waits?",
  answer:
    "The page in its final layout, with what is known. Nothing moves when the rest arrives, and a tap on a finished control is kept.",
  decisions: [
    {
      when: "A page loads",
      use: "its first paint: the real title, labels and controls",
      because: "the borrower can read and aim before the data is there",
    },
    {
      when: "A tap sends something",
      use: "`waiting` on the button that was tapped",
      because: "the place of the tap is where the eye is",
    },
    {
      when: "The specification names a loading text",
      use: "a loading toast",
      because: "the wording is specified",
    },
    {
      when: "It takes longer than ten seconds",
      use: "a sentence that says so, with Retry or a way back",
      because: "no screen is ever left loading",
    },
  ],
  examples: [
    { story: "components-structure-firstpaint--money", look: "Title and labels before the amount." },
    { story: "screens-repay-repayment--loading", look: "The same layout as the loaded page." },
    { story: "components-actions-button--waiting", look: "The width stays while the server works." },
    { story: "screens-bank-binding-payment-account-information--saving", look: "Only the tapped button waits." },
  ],
  rules: [
    { do: "Reserve the line of a value that is not there yet.", dont: "Push the page down when it arrives." },
    { do: "Keep focus and input while waiting.", dont: "Cover the page with a spinner." },
  ],
  screens: ["Screens/Loan/Before React", "Screens/Repay/Repayment", "Screens/Loan/Order details"],
  components: ["Components/Structure/FirstPaint", "Components/Messages/Spinner", "Components/Actions/Button"],
};

export const empty: Pattern = {
  question: "What does a list show that has nothing in it?",
  answer:
    "One sentence that says what will be here, and the action that fills it when there is one. No picture of an error.",
  decisions: [
    {
      when: "The borrower can add the first entry",
      use: "`StateView` with the action",
      because: "the next step is the content",
    },
    {
      when: "Only the lender adds entries",
      use: "`StateView` with a sentence, without an action",
      because: "an action that leads nowhere disappoints",
    },
    {
      when: "One block of a page is empty",
      use: "no block at all",
      because: "an empty card says nothing",
    },
    {
      when: "A search finds nothing",
      use: "the searched text in a sentence, announced",
      because: "the borrower sees that the search ran",
    },
  ],
  examples: [
    { story: "components-messages-stateview--empty", look: "One sentence, no error." },
    { story: "screens-repay-receipts--no-payments", look: "Says when the first receipt appears." },
    { story: "screens-loan-recommended-products--empty", look: "Says that no product is open today." },
  ],
  rules: [
    { do: "Say what will be here, and when.", dont: "Write “No data”." },
    { do: "Treat null, missing and empty alike.", dont: "Show an error for an empty list." },
  ],
  screens: ["Screens/Repay/Receipts", "Screens/Loan/Recommended products", "Screens/Complaints/Complaint list"],
  components: ["Components/Messages/StateView"],
};

export const offline: Pattern = {
  question: "What works without a connection?",
  answer:
    "Whatever this phone already has: the last payment code, read receipts, typed text. The rest says what is missing and waits for the borrower.",
  decisions: [
    {
      when: "The page has a stored value",
      use: "the stored value, with a notice that says how old it is",
      because: "a code at a counter must not depend on the signal",
    },
    {
      when: "A form cannot be sent",
      use: "a message; the input stays, the button stays active",
      because: "the connection may be back at the next tap",
    },
    {
      when: "There is nothing stored",
      use: "`StateScreen` for no connection, with Retry",
      because: "the borrower checks signal or load, then tries again",
    },
  ],
  examples: [
    { story: "screens-repay-repayment--offline-with-code", look: "The last code stays usable." },
    { story: "screens-promo-promotion--no-connection", look: "The typed text stays." },
    { story: "screens-shell-failures--offline", look: "The whole page, with Retry." },
  ],
  rules: [
    { do: "Say “no connection” only when there is none.", dont: "Blame the connection for the lender's fault." },
    { do: "Keep the last known amount readable.", dont: "Clear the page when a reload fails." },
  ],
  screens: ["Screens/Repay/Repayment", "Screens/Shell/Failures", "Screens/Promo/Promotion"],
  components: ["Components/Messages/StateView", "Components/Messages/Notice"],
};

export const sheetOrPage: Pattern = {
  question: "A dialog, a sheet, or a page?",
  answer:
    "A choice that returns to the same page is a sheet. A question that must be answered first is a dialog. Everything with its own address is a page.",
  decisions: [
    {
      when: "It needs its own address, or survives a reload",
      use: "a page",
      because: "Back, reload and a shared link must show the same",
    },
    {
      when: "The borrower chooses one of several",
      use: "a sheet with `RadioList`",
      because: "the page behind it stays in view, and the thumb reaches it",
    },
    {
      when: "A decision cannot be taken back",
      use: "a dialog with two buttons",
      because: "it interrupts for a reason",
    },
    {
      when: "More than a screen of text must be read",
      use: "a page, or a part that unfolds",
      because: "a box that scrolls within a page that scrolls traps the thumb",
    },
  ],
  examples: [
    { story: "components-overlays-sheet--payment-method", look: "One choice, then one button." },
    { story: "components-overlays-dialog--two-buttons", look: "A question that its title asks." },
    { story: "screens-loan-order-details--cannot-pay", look: "Ways out in a sheet over the order." },
    { story: "screens-complaints-complaint-details--answered", look: "A case has its own address." },
  ],
  rules: [
    { do: "Close a sheet with Back, Escape and its button.", dont: "Let Back leave the page below an open sheet." },
    { do: "Show one dialog at a time.", dont: "Open a dialog from a dialog." },
  ],
  screens: ["Screens/Repay/Repayment", "Screens/Loan/Order details", "Screens/Loan/Loan confirmation"],
  components: ["Components/Overlays/Sheet", "Components/Overlays/Dialog", "Components/Forms/RadioList"],
};

export const primaryAction: Pattern = {
  question: "Where is the primary action?",
  answer:
    "In the bar at the bottom, under the thumb, one solid button per view. It repeats the amount when it spends money, and gives way to the keyboard.",
  decisions: [
    {
      when: "The page has one main action",
      use: "one solid button in the bar of `ScreenFrame`",
      because: "it is always visible, at the same place",
    },
    {
      when: "There is a second, softer action",
      use: "`ActionPair`: the solid button first, the second with its hint",
      because: "extending must never look like paying",
    },
    {
      when: "A form is filled in with the keyboard open",
      use: "the button after the last field",
      because: "the bar would cover the field",
    },
    {
      when: "Nothing can be done now",
      use: "no bar, or a button that is off with its reason beside it",
      because: "an empty bar takes a tenth of the screen",
    },
  ],
  examples: [
    { story: "screens-loan-order-details--status-174-rollover", look: "Paying first, extending second." },
    { story: "components-structure-screenframe--with-sky", look: "The bar of a screen." },
    { story: "screens-bank-binding-payment-account-information--keyboard-open", look: "No bar over the keyboard." },
    { story: "components-actions-button--disabled", look: "The reason is in the label." },
  ],
  rules: [
    { do: "Give a view one solid button.", dont: "Put two solid buttons side by side." },
    { do: "Name the result: “Pay ₱2,650.00”.", dont: "Write “OK” or “Continue” where money moves." },
  ],
  screens: ["Screens/Loan/Order details", "Screens/Loan/Loan confirmation", "Screens/Repay/Repayment"],
  components: ["Components/Actions/ActionPair", "Components/Actions/Button", "Components/Structure/ScreenFrame"],
};
