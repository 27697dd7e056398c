import type { RouteTitle } from "@lending/federation/routes";

export const titles = {
  promotion: {
    source: "A loan with nothing hidden",
    "en-PH": "A loan with nothing hidden",
    "fil-PH": "Loan na walang itinatago",
    "zh-CN": "明明白白的贷款",
  },
  download: {
    source: "Get the app",
    "en-PH": "Get the app",
    "fil-PH": "I-download ang app",
    "zh-CN": "下载应用",
  },
  agreement: {
    source: "User agreement",
    "en-PH": "User agreement",
    "fil-PH": "User agreement",
    "zh-CN": "用户协议",
  },
} satisfies Record<string, RouteTitle>;
