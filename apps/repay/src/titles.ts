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
