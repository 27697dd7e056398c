import { defineMessages } from "@lending/ui/locale";

const source = {
  receipt: "Receipt",
  payments: "Payments",
  amountPaid: "Amount paid",
  paidAt: "Date and time",
  channel: "Paid through",
  reference: "Reference",
  paidFor: "For",
  instalment: (round: number, count: number) => (count > 0 ? `Payment ${round} of ${count}` : `Payment ${round}`),
  extension: (round: number) => `Extension ${round}`,
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
  keepPicture: "Press and hold the picture to save it.",
  picture: (title: string) => `Picture: ${title}`,
  notShared: "The picture could not be made. Take a screenshot instead.",
  allPayments: "All payments of this loan",
  noneTitle: "No payments yet",
  noneText: "Each payment appears here with its receipt once it is received.",
  savedTitle: "No connection",
  savedText: "This is the copy on your phone. It may be older.",
  missing: "This receipt is not in the list yet. It appears once the payment is received.",
  notInCopy: "This receipt is not in the copy on your phone. Try again for the newest list.",
  notLoaded: "The receipts could not be loaded.",
} as const;

export const receiptMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});

export type ReceiptMessages = typeof source;
