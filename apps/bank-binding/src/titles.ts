import type { RouteTitle } from "@lending/federation/routes";

export const titles = {
  bankAccount: {
    source: "Payment account information",
    "en-PH": "Payment account information",
    "fil-PH": "Account na tatanggap ng loan",
    "zh-CN": "收款账户信息",
  },
} satisfies Record<string, RouteTitle>;
