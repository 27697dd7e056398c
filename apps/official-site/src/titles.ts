import type { RouteTitle } from "@lending/federation/routes";

/** The titles of this remote's paths: level-1 headings and document titles. */
export const titles = {
  home: {
    source: "Borrow knowing every day of it",
    "en-PH": "Borrow knowing every day of it",
    "fil-PH": "Alam mo ang bawat araw ng loan mo",
    "zh-CN": "每一天都借得明白",
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
  contact: { source: "Contact us", "en-PH": "Contact us", "fil-PH": "Kontakin kami", "zh-CN": "联系我们" },
  aboutUs: { source: "About us", "en-PH": "About us", "fil-PH": "Tungkol sa amin", "zh-CN": "关于我们" },
  privacyPolicy: {
    source: "Privacy policy",
    "en-PH": "Privacy policy",
    "fil-PH": "Privacy policy",
    "zh-CN": "隐私政策",
  },
} satisfies Record<string, RouteTitle>;
