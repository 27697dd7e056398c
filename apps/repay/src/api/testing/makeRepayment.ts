const repayment = {
  repayAmount: 265000,
  repayDate: "2026-12-21",
  productName: "Sandbox Cash",
  productLogo: "",
  repayPlan: [
    { remark: "", title: "First payment", amount: 265000, time: "2026-11-21", state: "paid" },
    { remark: "Next", title: "Second payment", amount: 265000, time: "2026-12-21", state: "due" },
  ],
  details: [
    { text: "Principal", value: "₱2.500" },
    { text: "Interest", value: "₱150" },
    { text: "Late fee", value: "₱0" },
  ],
  repayList: [
    { name: "Sandbox Wallet", logo: "", channel_number: 90001 },
    { name: "Corner Store counter", logo: "", channel_number: 90002 },
  ],
  noticeMsg: "Pay once only.",
  defDetail: {
    payCode: "801244673091",
    logo: "",
    title: "Corner Store counter",
    payNotice: [{ title: "At a counter", list: [{ name: "Corner Store counter", steps: ["Show the payment code."] }] }],
  },
  isShowReyTop: "1",
  delayInfo: { delayAmount: 25000, title: "Extend by 30 days" },
};

/** Builds the `data` of a repayment response. `overrides` replaces fields. */
export const makeRepayment = (overrides: Readonly<Record<string, unknown>> = {}) => ({ ...repayment, ...overrides });
