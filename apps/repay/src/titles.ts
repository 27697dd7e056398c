import type { RouteTitle } from "@lending/federation/routes";

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
