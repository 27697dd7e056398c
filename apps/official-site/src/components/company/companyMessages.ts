import { defineMessages } from "@lending/ui/locale";

const source = {
  authorised: (company: string) =>
    `${company} is authorised by the Securities and Exchange Commission of the Philippines to operate as a lending company.`,
  registration: (number: string) => `SEC Registration No. ${number}.`,
  authority: (number: string) => `Certificate of Authority No. ${number}.`,
  accessibility: "Accessibility",
  standard:
    "We build our pages to WCAG 2.2, level AA. They work with a screen reader, with a keyboard, at twice the text size, and without colour or motion.",
  limits:
    "Known limits: the picture code at registration has no audio version yet, and we do not control the pages of payment partners.",
  help: "Is something not working for you? Write to us and we will fix it.",
  notCopied: "It could not be copied. Press and hold to copy it.",
} as const;

/** What the site and the in-app page say of the regulator and of accessibility. */
export const companyMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./companyMessages.fil-PH.ts"),
    "zh-CN": () => import("./companyMessages.zh-CN.ts"),
  },
});
