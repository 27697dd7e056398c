import type { RouteTitle } from "@lending/federation/routes";

/** The titles of this remote's screens: level-1 headings and document titles. */
export const titles = {
  bankAccount: {
    source: "Payment account information",
    "en-PH": "Payment account information",
    "fil-PH": "Account na tatanggap ng loan",
    "zh-CN": "收款账户信息",
  },
} satisfies Record<string, RouteTitle>;
