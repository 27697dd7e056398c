import { defineMessages } from "@lending/ui/locale";

const source = {
  authorised: (company: string) =>
    `${company} is authorised by the Securities and Exchange Commission of the Philippines to operate as a lending company.`,
  registration: (number: string) => `SEC Registration No. ${number}.`,
  authority: (number: string) => `Certificate of Authority No. ${number}.`,
} as const;

/** What the site and the in-app page say of the regulator. */
export const regulatorMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./regulatorMessages.fil-PH.ts"),
    "zh-CN": () => import("./regulatorMessages.zh-CN.ts"),
  },
});
