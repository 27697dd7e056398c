import type { RouteTitle } from "@lending/federation/routes";

export const titles = {
  repay: { source: "Repayment", "en-PH": "Repayment", "fil-PH": "Pagbabayad", "zh-CN": "还款" },
  repayDelay: {
    source: "Rollover Repayment",
    "en-PH": "Rollover repayment",
    "fil-PH": "Pag-extend ng due date",
    "zh-CN": "展期还款",
  },
  repayOrNot: {
    source: "Repay now or not",
    "en-PH": "Repay now or not",
    "fil-PH": "Magbabayad na ba ngayon?",
    "zh-CN": "现在还款吗",
  },
  repayChoose: {
    source: "Repayment by card",
    "en-PH": "Repayment by card",
    "fil-PH": "Bayad gamit ang card",
    "zh-CN": "银行卡还款",
  },
  repaymentCode: {
    source: "Repayment code",
    "en-PH": "Repayment code",
    "fil-PH": "Payment code",
    "zh-CN": "付款码",
  },
  receipt: { source: "Receipts", "en-PH": "Receipts", "fil-PH": "Mga resibo", "zh-CN": "收据" },
  payInstructions: {
    source: "Repayment instructions",
    "en-PH": "Repayment instructions",
    "fil-PH": "Paano magbayad",
    "zh-CN": "还款说明",
  },
} satisfies Record<string, RouteTitle>;

/** Labels that a document shows before its screen has loaded. A test compares them with the screens' catalogues. */
export const factLabels = {
  repaymentAmount: {
    source: "Repayment amount",
    "en-PH": "Repayment amount",
    "fil-PH": "Halagang babayaran",
    "zh-CN": "还款金额",
  },
  repaymentDate: {
    source: "Repayment date",
    "en-PH": "Repayment date",
    "fil-PH": "Due date",
    "zh-CN": "还款日期",
  },
  dueAmount: { source: "To repay", "en-PH": "To repay", "fil-PH": "Babayaran", "zh-CN": "应还" },
  dueDate: { source: "Due date", "en-PH": "Due date", "fil-PH": "Due date", "zh-CN": "最晚还款日" },
  nextPaymentDate: {
    source: "Next payment date",
    "en-PH": "Next payment date",
    "fil-PH": "Susunod na due date",
    "zh-CN": "下次还款日期",
  },
} satisfies Record<string, RouteTitle>;
