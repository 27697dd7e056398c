import { defineMessages } from "@lending/ui/locale";

const source = {
  sections: "Sections",
  home: "Home",
  about: "About Us",
  policy: "Privacy Policy",
  loan: "Loan terms and conditions",
  contact: "Contact us",
  secRegistration: (number: string) => `SEC Registration No. ${number}`,
  certificateOfAuthority: (number: string) => `Certificate of Authority No. ${number}`,
  language: "Language",
  rights: "All rights reserved.",
} as const;

export type SiteFrameMessages = typeof source;

export const siteFrameMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: { about: "About us", policy: "Privacy policy" } }),
    "fil-PH": () => import("./siteFrameMessages.fil-PH.ts"),
    "zh-CN": () => import("./siteFrameMessages.zh-CN.ts"),
  },
});
