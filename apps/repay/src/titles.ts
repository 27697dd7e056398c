import type { RouteTitle } from "@lending/federation/routes";

/** The titles of this remote's screens: level-1 headings and document titles. */
export const titles = {
  repay: { source: "Repayment", "en-PH": "Repayment", "fil-PH": "Pagbabayad", "zh-CN": "还款" },
  repayDelay: {
    source: "Rollover Repayment",
    "en-PH": "Rollover repayment",
    "fil-PH": "Rollover ng bayad",
    "zh-CN": "展期还款",
  },
} satisfies Record<string, RouteTitle>;
