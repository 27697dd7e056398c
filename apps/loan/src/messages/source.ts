import { defineGroup } from "@lending/ui/define-group";
import type { underWayMessages } from "@lending/ui/messages";

const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, {
  orderDetails: "Order Details",
  loanConfirm: "Confirm loan",
  recommendList: "Recommended products",
  productUrl: "Product details",
  loanAgreement: "Loan agreement",
});

export const agreementMessages = defineGroup("agreementMessages", languages, {
  open: "Open agreement",
  notLoaded: "The agreement did not load",
  notLoadedHint: "Nothing is agreed yet. Try again, or open the agreement as its own page.",
  noText: "If you see no text above, tap “Open agreement” to read it.",
  refused: "This agreement cannot be shown here, so it cannot be agreed to.",
  agree: "Agree",
});

export const fallbackMessages = defineGroup("fallbackMessages", languages, {
  otherLoans: "See other loans",
  refusedTitle: "This application was not accepted",
  refusedNext:
    "Nothing was borrowed with it. You can look at other loans, ask us in Help why, or try again another day.",
});

export const productMessages = defineGroup("productMessages", languages, {
  notOpened: "This product cannot be opened. Choose another, or try again later.",
  notLoadedTitle: "The products could not be shown",
  failed: "Failed",
  noProducts: "There is no other product open to you now. Please go back to the app and try again later.",
  open: "Open to you now",
  emptyTitle: "No product is open now",
  emptyHint: "Products that are open to you will appear here.",
});

export const loanAgreementMessages = defineGroup("loanAgreementMessages", languages, {
  notShownTitle: "The agreement could not be shown",
  missingTitle: "No agreement was chosen",
  missingHint: "Go back and open the agreement again.",
});

export const costMessages = defineGroup("costMessages", languages, {
  title: "Cost of this loan",
  amountMissing: "The offer does not state the amount of the loan, so its rate cannot be computed.",
  receivedMissing: "The offer does not state how much you receive, so its rate cannot be computed.",
  planMissing: "The offer does not state the amount and day of every payment, so its rate cannot be computed.",
  sumsMissing: "The amounts of this offer do not add up, so its rate cannot be computed. Ask us before you borrow.",
  youReceive: "You receive",
  total: "Total to repay",
  monthlyRate: "Effective rate per month",
  yearlyRate: "Effective rate per year",
  rateHint: "This rate counts every charge and every due date. Use it to compare loans.",
  lateDay: "One late day costs",
  statement: "Disclosure statement",
  openStatement: "See disclosure statement",
  law: "The Truth in Lending Act (Republic Act 3765) requires this statement before you borrow. You may keep a copy.",
  product: "Product",
  loan: "The loan",
  amountFinanced: "Amount financed",
  netProceeds: "Net proceeds (you receive)",
  charges: "Charges",
  allCharges: "All charges together",
  schedule: "Payment schedule",
  rates: "Effective interest rate",
  method:
    "The monthly rate makes today's value of all payments equal to what you receive, with months of 30 days. Late fees are not included.",
  late: "If you pay late",
  save: "Save",
  share: "Share",
  copied: "The statement is copied. Paste it into a message or a note.",
  notShared: "The statement could not be shared. Take a screenshot instead.",
});

export const confirmationMessages = defineGroup("confirmationMessages", languages, {
  loanAmount: "Loan amount",
  amountUnknown: "Not known yet",
  amountMissing: "The amount is not known yet, so you cannot apply.",
  firstPayment: "First payment",
  terms: "Term and rate",
  sentTo: "Money goes to",
  term: "Term",
  days: (periods: string) => `${periods} days`,
  rate: "Rate",
  plan: "Payment plan",
  consent: "I have read and agree",
  goLoan: "Go Loan",
  tickFirst: "Tick “I have read and agree” to go on.",
  noAgreements: "The agreements could not be shown. Nothing can be agreed to without them.",
  sending: "Your application is being sent. One moment.",
  unansweredNext: "We do not know whether your application arrived. Look at your orders, then try again.",
  sentNotOpened: "Your application was sent, but its page cannot be opened. Look at your orders.",
  notLoadedTitle: "The offer could not be shown",
  missingTitle: "No loan was chosen",
  missingHint: "Go back and choose the loan again.",
});

/** The dialogs and notices of an offer, which load after it. */
export const offerDialogMessages = defineGroup("offerDialogMessages", languages, {
  mayHaveArrived: "Your application may have arrived.",
  lookAtOrders: "Look at your orders",
  stay: "Agree",
  leave: "Cancel",
  stayTitle: "Stay with this offer?",
  stayHint: "Agree stays with the offer. Cancel leaves it.",
  promotionTitle: "About this loan",
  promotionButton: "Go on",
});

export const cannotPayMessages = defineGroup("cannotPayMessages", languages, {
  intro: "It happens. Choose what helps you: the earlier, the less it costs.",
  extendTitle: "Move the due date",
  extendHint: "You pay a price today, and the payment is due later.",
  extendOffer: (price: string, day: string) =>
    day === ""
      ? `You pay ${price} today, and the payment is due later.`
      : `You pay ${price} today, and the payment is due on ${day}.`,
  extend: "See the whole price",
  partTitle: "Pay a part today",
  partHint: (min: string, max: string) => `You can pay ${min} to ${max} today. The rest stays due.`,
  part: "Choose the amount",
  planTitle: "Pay in smaller parts",
  planHint: "Tell us that you cannot pay, and we propose a plan. It costs nothing to ask.",
  planMeanwhile: "Until we answer, what is due stays due.",
  planAsk: "Ask for a plan",
  planSent: "We have your request for a plan.",
  planReference: "Reference",
  planAnswer: "We answer by",
  planNotSent: "Your request could not be sent. Try again, or call us.",
  planUnansweredNext: "Try again: we count your request once.",
  call: (number: string) => `Call ${number}`,
  complaint: "File a complaint",
  lateTitle: "What a late day costs",
  lateFee:
    "The law allows a late fee of at most 5% a month of the payment that is due, which is about 0.17% a day, and never more costs in total than the amount you borrowed.",
  lateSource: "For loans up to ₱10,000: SEC Memorandum Circulars 3 of 2022 and 14 of 2025",
  rightsTitle: "What collectors may not do",
  rightsHours: "Contact you before 6 am or after 10 pm, unless you agreed or are more than 15 days late.",
  rightsThreats: "Threaten, insult or shame you, also online.",
  rightsContacts: "Contact the people in your phone about your loan.",
  rightsReport:
    "Did it happen? File a complaint with us. You can also report it to the Securities and Exchange Commission (SEC).",
  rightsSource: "SEC Memorandum Circular 18 of 2019",
});

export const dialogMessages = defineGroup("dialogMessages", languages, {
  bankTitle: "Bind your bank card",
  bindCard: "Go and bind the card",
  withdrawTitle: "Withdraw",
  withdrawNow: "Withdraw Now",
  tipsTitle: "Kind tips",
  ratingTitle: "How was it?",
  ratingHint: "Your stars help us do better.",
  submit: "Submit",
  thanksTitle: "Thank you",
  thanksText: "We will use what you told us to do better.",
});

export const orderMessages = defineGroup("orderMessages", languages, {
  orderNumber: "Order number",
  payment: "Payment",
  sentTo: "Money goes to",
  receipts: "Payments and receipts",
  seeReceipt: "See receipt",
  balance: "Balance left",
  payoff: "Pay off today",
  saves: (amount: string) => `saves ${amount}`,
  moreProducts: "Click to view more products",
  repayment: "Repayment",
  repay: "REPAY",
  rollover: "Rollover Repayment",
  shortOfMoney: "Short of money?",
  cannotPay: "I cannot pay",
  borrowAgain: "Borrow Again",
  notOpened: "This link cannot be opened. Try again later, or call us.",
  notLoadedTitle: "The order could not be shown",
  notLoadedHint: "Your money and your order are safe. Please try again.",
  missingTitle: "No order was chosen",
  missingHint: "Go back and open the order again.",
});

export const timelineMessages = defineGroup("timelineMessages", languages, {
  title: "Your loan, step by step",
  applied: "You applied",
  decision: "Decision",
  approved: "Approved",
  money: "Your money",
  moneySent: "Money sent",
  payment: (position: string) => `Payment ${position}`,
  repaid: "All repaid",
  done: "Done",
  now: "Now",
  late: "Late",
  next: "To come",
  by: "By",
  due: "Due",
  paid: "Paid",
  wasDue: "Was due",
  decisionNext: (date: string) =>
    `We are looking at your application. You get our decision by ${date}. There is nothing to do until then.`,
  decisionNextUndated: "We are looking at your application. There is nothing to do until we decide.",
  arrival: (date: string) => `If we approve it, your money arrives by ${date}.`,
  moneyNext: (date: string, account: string) =>
    `Your money is on its way to ${account || "your account"}. It arrives by ${date}.`,
  moneyNextUndated: (account: string) => `Your money is on its way to ${account || "your account"}.`,
  paymentNext: (amount: string, date: string) => `Your next payment is ${amount}, due ${date}.`,
  lateNext: (amount: string, date: string) =>
    `Your payment was due ${date}. Today it is ${amount}. Pay now, or call us if you cannot.`,
  call: "Call us with questions",
});

export const productEntryMessages = defineGroup("productEntryMessages", languages, {
  leavingTitle: "Opening the product",
  leavingHint: "If nothing opens, try again.",
  notOpenedTitle: "The product could not be opened",
  notOpenedHint: "Please try again later, or choose another product.",
  missingTitle: "No product was chosen",
  missingHint: "Go back and choose a product.",
});

/** The status of an order whose lender sends no text. */
export const statusMessages = defineGroup("statusMessages", languages, {
  "21Status": "Received",
  "110Status": "Under review",
  "151Status": "Money on its way",
  "170Status": "Active",
  "174Status": "Due soon",
  "180Status": "Late",
  "200Status": "Repaid",
});

/** What an order shows instead of its status: a payment that was just received. */
export const orderHeads = defineGroup("orderHeads", languages, {
  receivedTitle: "Your payment was received",
  receivedLine: "Thank you. This is what arrived.",
  extendedLine: "Thank you. Your loan is extended.",
  receivedAmount: "Amount received",
  receivedDate: "Received",
});

/** With those of a payment that is under way. */
export type OrderHeads = (typeof orderHeads)["source"] & (typeof underWayMessages)["source"];

/** The newest payment of an order, and a request for a plan. */
export const orderPaymentMessages = defineGroup("orderPaymentMessages", languages, {
  sendReceipt: "Send a picture of the receipt",
  receiptSent: "Receipt sent. See your complaint",
  openedTitle: "You opened the payment page",
  opened: (time: string) => `${time}. If you paid there, it may take a while to show here.`,
  receiptNumber: "Receipt number",
  whatIsLeft: "What is left",
  newDate: "New date",
  planTitle: "You asked for a plan",
  planReference: (reference: string) => `Reference ${reference}.`,
  planAnswer: (day: string) => `We answer by ${day}.`,
});

/** The statement that a loan is repaid. */
export const clearanceMessages = defineGroup("clearanceMessages", languages, {
  title: "Clearance statement",
  text: "This loan is repaid in full. Nothing more is due.",
  share: "Share",
  save: "Save",
  totalPaid: "Total paid",
  statementNumber: "Statement number",
});
