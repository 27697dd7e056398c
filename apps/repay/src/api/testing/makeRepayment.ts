const repayment = {
  repayAmount: 265000,
  repayDate: "2026-12-21",
  productName: "Sandbox Cash",
  productLogo: "https://h5.test/sandbox/assets/sandbox-cash.svg",
  repayPlan: [
    { remark: "", title: "First payment", amount: 265000, time: "2026-11-21", state: "paid" },
    { remark: "Next", title: "Second payment", amount: 265000, time: "2026-12-21", state: "due" },
  ],
  details: [
    { text: "Principal", value: "₱2,500.00" },
    { text: "Interest", value: "₱150.00" },
    { text: "Late fee", value: "₱0.00" },
  ],
  repayList: [
    { name: "Sandbox Wallet", logo: "https://h5.test/sandbox/assets/sandbox-wallet.svg", channel_number: 90001 },
    { name: "Corner Store counter", logo: "https://h5.test/sandbox/assets/corner-store.svg", channel_number: 90002 },
  ],
  noticeMsg: "Pay once only. Keep the receipt until this order shows it as paid.",
  defDetail: {
    payCode: "801244673091",
    logo: "https://h5.test/sandbox/assets/corner-store.svg",
    title: "Corner Store counter",
    payNotice: [
      {
        title: "At a counter",
        list: [{ name: "Corner Store counter", steps: ["Show or read out the payment code."] }],
      },
    ],
  },
  isShowReyTop: "1",
  delayInfo: { delayAmount: 25000, title: "Extend by 30 days" },
};

/** Additions that a lender may send with a payment code. */
export const CODE_FACTS = {
  biller: "Sandbox Lending",
  amount: 265000,
  dueDate: "2026-12-21",
  expiresAt: "2026-12-21 23:59:59",
};

/** Additions that a lender may send with the price of an extension. */
export const EXTENSION_PRICE = {
  delayAmount: 25000,
  title: "Extend by 30 days",
  fee: 10000,
  interest: 15000,
  lateFee: 0,
  movedFrom: "2026-12-21",
  movedTo: "2027-01-20",
  dueThen: 265000,
  newTotal: 820000,
  payNowAmount: 265000,
  payNowTotal: 795000,
};

const receipt = {
  receiptId: "2611210045-P2",
  purpose: "instalment",
  round: 2,
  count: 4,
  amount: 265000,
  channelName: "Sandbox Wallet",
  reference: "801244673091",
  paidAt: "2026-12-20 10:15:00",
  remaining: 530000,
  nextAmount: 265000,
  nextDate: "2027-01-20",
};

const history = {
  orderNumber: "2611210045",
  productName: "Sandbox Cash",
  receipts: [
    receipt,
    {
      ...receipt,
      ...{ receiptId: "2611210045-E1", purpose: "extension", round: 1, amount: 25000, remaining: 795000 },
      ...{ channelName: "Bank card", reference: "4471", paidAt: "2026-12-01 08:00:00", nextDate: "2026-12-21" },
    },
  ],
  clearance: null,
};

export const makeReceipts = (overrides: Readonly<Record<string, unknown>> = {}) => ({ ...history, ...overrides });

/** The additions to the receipts of a loan that is repaid. */
export const REPAID = {
  receipts: [{ ...receipt, receiptId: "2611210045-P4", round: 4, remaining: 0, nextAmount: null, nextDate: null }],
  clearance: { statementId: "2611210045-C", loanAmount: 1000000, totalPaid: 1060000, closedOn: "2027-02-19" },
};

export const makeRepayment = (overrides: Readonly<Record<string, unknown>> = {}) => ({ ...repayment, ...overrides });
