import type { RouteTitle } from "@lending/federation/routes";

export const titles = {
  home: {
    source: "Know every payment before you borrow",
    "en-PH": "Know every payment before you borrow",
    "fil-PH": "Alam ninyo ang bawat bayad bago mag-loan",
    "zh-CN": "借款之前，先看清每一笔还款",
  },
  about: { source: "About Us", "en-PH": "About us", "fil-PH": "Tungkol sa amin", "zh-CN": "关于我们" },
  user: { source: "User", "en-PH": "User", "fil-PH": "User", "zh-CN": "用户" },
  policy: {
    source: "Privacy Policy",
    "en-PH": "Privacy policy",
    "fil-PH": "Privacy policy",
    "zh-CN": "隐私政策",
  },
  loan: {
    source: "Loan terms and conditions",
    "en-PH": "Loan terms and conditions",
    "fil-PH": "Mga tuntunin ng loan",
    "zh-CN": "贷款条款",
  },
  contact: { source: "Contact us", "en-PH": "Contact us", "fil-PH": "Makipag-ugnayan", "zh-CN": "联系我们" },
  aboutUs: { source: "About us", "en-PH": "About us", "fil-PH": "Tungkol sa amin", "zh-CN": "关于我们" },
  privacyPolicy: {
    source: "Privacy policy",
    "en-PH": "Privacy policy",
    "fil-PH": "Privacy policy",
    "zh-CN": "隐私政策",
  },
} satisfies Record<string, RouteTitle>;
