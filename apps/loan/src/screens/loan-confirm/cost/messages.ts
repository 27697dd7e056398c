import { defineMessages } from "@lending/ui/locale";

const source = {
  title: "Cost of this loan",
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
  lender: "Lender",
  secRegistration: "SEC registration no.",
  certificate: "Certificate of authority no.",
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
  saved: "The statement was saved as a file.",
  notSaved: "This phone cannot save the file here. Take a screenshot instead.",
  copied: "The statement is copied. Paste it into a message or a note.",
  notShared: "The statement could not be shared. Take a screenshot instead.",
} as const;

export const costMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
