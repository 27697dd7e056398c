import { defineMessages } from "@lending/ui/locale";

const source = {
  mission: "Our mission",
  missionText: (brand: string) =>
    `${brand} lends to people who need a small amount now and can pay it back over a few months. We want every borrower to know, before they agree, what the loan costs and on which day each payment is due.`,
  advantages: "Our advantages",
  price: "The full cost is above the button: amount, interest and total.",
  fast: "A decision within 1 day, and the money within 1 to 3 calendar days.",
  dates: "Every due date is on one page, from day one.",
  private: "Your loan is between you and us. We do not tell your contacts.",
  team: "Our team",
  teamText:
    "We are lenders, engineers and customer service staff in the Philippines. The person who answers your complaint can see your order and can fix it.",
  email: "Contact email",
} as const;

export const aboutUsMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
