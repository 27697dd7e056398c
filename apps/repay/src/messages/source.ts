import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, {
  repay: "Repayment",
  repayDelay: "Rollover Repayment",
  repayOrNot: "Repay now or not",
  repayChoose: "Repayment by card",
  repaymentCode: "Repayment code",
  receipt: "Receipts",
  payInstructions: "Repayment instructions",
});

/** Shared by the pages that show a code. Separate from the messages of a repayment, which they do not need. */
export const codePageMessages = defineGroup("codePageMessages", languages, {
  partAmount: "Part to pay now",
  backToLoan: "Back to your loan",
  havePaid: "I have paid",
  bring: (total: string, amount: string, fee: string) => `Bring ${total}: ${amount} + ${fee} fee.`,
  validUntil: "Code valid until",
  within: (count: number, unit: "minute" | "hour" | "day") => `within ${count} ${unit}${count === 1 ? "" : "s"}`,
});

export const repaymentMessages = defineGroup("repaymentMessages", languages, {
  amountMissing: "Not known yet",
  repaymentAmount: "Repayment amount",
  repaymentDate: "Repayment date",
  nextPaymentDate: "Next payment date",
  payCode: "Payment code",
  paymentMethod: "Payment Method",
  payment: "Payment",
  delayAmount: "To pay now",
  inPictures: "See it in pictures",
  partTitle: "Pay a part",
});

export const paymentMessages = defineGroup("paymentMessages", languages, {
  codeAgain: "Show the code again",
  codeTitle: "About this payment code",
  biller: "Biller",
  amount: "Amount",
  dueDate: "Due date",
  expiredTitle: "This payment code has expired",
  expiredText: "Do not pay with it. Choose a payment method to get a new code.",
  unclearTitle: "We cannot tell whether this code is still valid",
  unclearText: (expiresAt: string) => `It says: ${expiresAt}. To be safe, choose a payment method to get a new code.`,
  renew: "Get a new code",
  replacedTitle: "Older payment codes",
  replacedText: "The amount has changed since. Do not pay with these codes.",
  replaced: (code: string) => `${code} (replaced)`,
  receipts: "Payments and receipts",
  receipt: "Receipt",
  priceTitle: "What this extension costs",
  fee: "Extension fee",
  interest: "Interest so far",
  lateFee: "Late fee",
  dateMoves: "Payment moves from",
  dateMovesTo: "Payment moves to",
  lastUsed: "Last used",
  channelFee: (fee: string) => `${fee} fee`,
  arrives: (within: string) => `arrives ${within}`,
  nextTitle: "What happens next",
  nextPay: (sum: string, channel: string) =>
    `Pay ${sum === "" ? "" : `${sum} `}once ${channel === "" ? "with this code" : `through ${channel}`}.`,
  nextArrives: (lender: string, within: string) =>
    within === "" ? `${lender} gets your payment from there.` : `${lender} usually gets your payment ${within}.`,
  nextShown: "Your loan then shows it as received. Keep the receipt until then.",
  sendReceipt: "Not shown in time? Send the receipt with a complaint",
  shownNow: "Your loan shows it from now on.",
  notLoadedTitle: "The repayment could not be shown",
  notLoadedHint: "If you have just paid, check your order before you pay again.",
  checkOrder: "Check your order",
  noAmountTitle: "The amount has not arrived",
  noAmountText: "Nothing can be paid here without it. Try again, or check your order.",
  noChannels: "There is no way to pay in the app right now. Please try again later.",
  refusedTitle: "No code was issued",
  refusedNext: "Nothing was charged now. Choose another payment method, or call us from Help.",
  notOpened: "The payment page cannot be opened. Check your order, then try again.",
  offlineTitle: "No connection",
  offlineHint: "Below is the last payment code that you were given.",
  unansweredNext: "Check your order before you pay again.",
  paying: "The payment is being started. One moment.",
  missingTitle: "No order was chosen",
  missingHint: "Go back and open the order again.",
  extendedTitle: "Your extension is paid",
  whatWasPaid: "What was paid",
  amountPaid: "Amount paid",
  paidOn: "Paid on",
  whatIsNext: "What is next",
  plan: "Payment plan",
  partText: "You can pay a part today. The rest stays due, and late days still cost.",
  partRange: (min: string, max: string) => `${min} to ${max}`,
  partUnclear: (example: string) => `Write the amount like ${example}, so that it can be read in one way only.`,
  partWrong: (min: string, max: string) => `Enter an amount from ${min} to ${max}.`,
  payAll: "Pay it all",
  payInstead: "Or pay the instalment now",
  payInstalment: "Pay the instalment",
  notExtended:
    "Nothing was charged. You can pay the instalment or a part of it, or open your loan and tap “I cannot pay” for a plan or a call.",
  totalWithoutFee: (total: string) => `${total}, no fee`,
  totalWithFee: (total: string, fee: string) => `${total} with ${fee} fee`,
  feeOfChannel: "Fee of this method",
  inAll: "You pay in all",
});

export const payInstructionMessages = defineGroup("payInstructionMessages", languages, {
  reference: "Reference number",
  referenceHint: "Your reference number is the payment code of your repayment. Have it at hand.",
  walletTitle: "A wallet app: Pay Bills",
  walletOpen: "Open your wallet app and tap Pay Bills.",
  walletFind: (biller: string) => `Search for ${biller} among the billers.`,
  walletFill: "Enter the reference number and the amount, then pay.",
  secondTitle: "Another wallet app: Bills",
  secondOpen: "Open the app and tap Bills, then Loans.",
  secondFill: (biller: string) => `Choose ${biller}, enter the reference number and the amount, and confirm.`,
  storeTitle: "At a store",
  storeFill: "Fill in the bills payment slip with the biller, the reference number and the amount.",
  storePay: "Give slip and cash to the cashier.",
  storeKeep: "Check the reference number on the receipt, and keep it.",
  after: "Most payments show on your order within an hour. Pay once only.",
  enlarge: (what: string) => `Enlarge: ${what}`,
  homePicture: "Pay Bills on the wallet's home",
  billerPicture: "the lender among the billers",
  formPicture: "where the reference number goes",
  secondHomePicture: "Bills on the other wallet's home",
  secondFormPicture: "the other wallet's form",
  slipPicture: "the slip, filled in",
  receiptPicture: "the receipt",
  wallet: "Wallet",
  billers: "Billers",
  payBills: "Pay Bills",
  bills: "Bills",
  loans: "Loans",
  amount: "Amount",
  pay: "Pay",
  slip: "Payment slip",
  biller: "Biller",
  receipt: "Paid",
});

export type PayInstructionMessages = (typeof payInstructionMessages)["source"];

export const receiptMessages = defineGroup("receiptMessages", languages, {
  receipt: "Receipt",
  payments: "Payments",
  amountPaid: "Amount paid",
  paidAt: "Date and time",
  channel: "Paid through",
  reference: "Reference",
  paidFor: "For",
  instalment: (round: number, count: number) => (count > 0 ? `Payment ${round} of ${count}` : `Payment ${round}`),
  extension: (round: number) => `Extension ${round}`,
  part: (round: number) => `Part payment ${round}`,
  otherPayment: "Payment",
  loan: "Loan",
  orderNumber: "Order number",
  receiptNumber: "Receipt number",
  remaining: "Still to pay after this payment",
  next: "Next payment",
  nextOn: "Due on",
  repaid: "This payment repaid the loan in full.",
  clearance: "Clearance statement",
  clearanceText: (lender: string, orderNumber: string) =>
    `${lender} confirms that loan ${orderNumber} is repaid in full. Nothing more is due.`,
  loanAmount: "Amount borrowed",
  totalPaid: "Total paid",
  closedOn: "Repaid on",
  statementNumber: "Statement number",
  share: "Share as picture",
  allPayments: "All payments of this loan",
  noneTitle: "No payments yet",
  noneText: "Each payment appears here with its receipt once it is received.",
  savedTitle: "No connection",
  savedText: "This is the copy on your phone. It may be older.",
  missing: "This receipt is not in the list yet. It appears once the payment is received.",
  notInCopy: "This receipt is not in the copy on your phone. Try again for the newest list.",
  notLoaded: "The receipts could not be loaded.",
});

export type ReceiptMessages = (typeof receiptMessages)["source"];

/** Texts of the repayment by card. Rules card-repayment.wrong-code to card-repayment.network define its errors. */
export const repayChooseMessages = defineGroup("repayChooseMessages", languages, {
  cards: "Bank cards",
  pay: "Pay",
  confirm: "Confirm",
  code: "SMS code",
  codeHint: (bank: string) => `${bank} has sent a code by SMS. Enter it to pay.`,
  resend: "Send again",
  seconds: (left: number) => `${left}s`,
  otherCard: "Choose another card",
  hosted: "Use the bank's page",
  chooseCard: "please select a bank card first",
  enterCode: "please enter the correct code",
  wrongCode: "wrong code",
  paidTwice: "do not submit a payment request twice",
  underWay: "Your payment may be on its way already.",
  notLoaded: "query card list failed",
  failed: "processing failed",
  lost: "error",
  notResent: "error",
  noCards: "No card is bound yet. You can use the bank's page instead.",
});

export const repayOrNotMessages = defineGroup("repayOrNotMessages", languages, {
  dueAmount: "To repay",
  dueDate: "Due date",
  repayNow: "Repay now",
  notNow: "Not now",
  why: "Paying on or before this day keeps late fees away.",
  late: "This day has passed. The sooner you pay, the fewer late fees are added.",
});

export const codeMessages = defineGroup("codeMessages", languages, {
  amount: "Repayment amount",
  code: "Payment code",
  barcode: "Barcode of the payment code",
  qr: "QR code for this repayment",
  channel: "Where to pay",
  scanTitle: "How to scan",
  scanScreenshot: "Save the QR code, or take a screenshot of this page.",
  scanOpen: "In your wallet or bank app, tap Scan.",
  scanPick: "Choose Upload or Gallery, pick the picture, then check the amount.",
  how: "How to pay with this code",
  onceInPicture: "Pay once only.",
  saveQr: "Save QR",
  unknownCodeTitle: "We do not know this code",
  unknownCodeText:
    "This phone did not get it from us, so it may ask for a payment that is not yours. Open your loan in the app and pay only with its code.",
  noCodeTitle: "There is no code here",
  noCodeHint: "Go back and choose a payment method again.",
});

/** Texts of a QR Ph code: why it must not be paid, whom it pays, and what it adds. */
export const qrPhMessages = defineGroup("qrPhMessages", languages, {
  refused: "Do not pay with this QR code",
  damaged: "It is damaged or was changed. Go back and choose a payment method again.",
  amount: "Its amount is not the amount of your repayment. Go back and choose a payment method again.",
  merchant: "It pays someone else. Go back and choose a payment method again.",
  person: "It pays a person, not a company. Go back and choose a payment method again.",
  charge: "It adds a tip, or a fee that cannot be read. Go back and choose a payment method again.",
  pays: (merchant: string) => `Your wallet shows ${merchant} as the receiver.`,
  names: (merchant: string) =>
    `The code names ${merchant} as the receiver. Check the name in your wallet before you pay.`,
  fee: "Fee of this code",
  feeOf: (percent: string) => `Fee of this code (${percent})`,
  type: (amount: string) => `Type ${amount} in your wallet`,
  typeUnknown: "Type the amount that your loan shows",
  typeWhy: "This code has no amount: your wallet asks you for it.",
});

export const savedCodeMessages = defineGroup("savedCodeMessages", languages, {
  contractNumber: "Contract number",
  totalPayment: "Total payment",
  keepSlip: "Please keep the deposit slip as proof of payment.",
  noneTitle: "No payment was kept on this phone",
  noneHint: "Go back to your repayment and choose a payment method. Its code will be kept here.",
});

/** What a borrower compares first on the page of an extension. */
export const extensionMessages = defineGroup("extensionMessages", languages, {
  extraCost: (amount: string) => `Extending costs ${amount} more in total.`,
  payNow: (amount: string) => `Pay ${amount} now`,
  ifExtended: "If you extend",
  ifPaidNow: "If you pay now",
  payToday: "Pay today",
  dueThen: "Due then",
  dueOn: "Due on",
  total: "Total left to pay, today included",
});
