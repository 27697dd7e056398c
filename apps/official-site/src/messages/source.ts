import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, {
  home: "Know every payment before you borrow",
  about: "About Us",
  user: "User",
  policy: "Privacy Policy",
  loan: "Loan terms and conditions",
  contact: "Contact us",
});

/** What search engines and messengers show of the public pages. */
export const descriptions = defineGroup("descriptions", languages, {
  home: "Short-term loans in the Philippines: a decision within 1 day, with every date and peso shown before you agree.",
  about: "Who we are: our mission, our team, and our authority from the Philippine securities regulator.",
  policy: "What data we collect, why, who sees it, and how to see, correct or erase it or reach our grievance officer.",
  loan: "Terms of our loans: 91 to 365 days, fees, prepayment, prolongation and what a late payment costs, in numbers.",
  contact: "Write, call or visit us: phone, email and address of the lender, and a form for your message.",
});

/** What the site and the in-app page say of the lender, of the regulator and of accessibility. */
export const companyMessages = defineGroup("companyMessages", languages, {
  authorised: (company: string) =>
    `${company} is authorised by the Securities and Exchange Commission of the Philippines to operate as a lending company.`,
  accessibility: "Accessibility",
  standard:
    "We build our pages to WCAG 2.2, level AA. They work with a screen reader, with a keyboard, at twice the text size, and without colour or motion.",
  limits:
    "Known limits: the picture code at registration has no audio version yet, and we do not control the pages of payment partners.",
  help: "Is something not working for you? Write to us and we will fix it.",
  missionText: (brand: string) =>
    `${brand} lends to people who need a small amount now and can pay it back over a few months. We want every borrower to know, before they agree, what the loan costs and on which day each payment is due.`,
  advantages: "Our advantages",
  price: "The full cost is above the button: amount, interest and total.",
  fast: "A decision within 1 day, and the money within 1 to 3 calendar days.",
  dates: "Every due date is on one page, from day one.",
  private: "Your loan is between you and us. We do not tell your contacts.",
});

export const siteFrameMessages = defineGroup("siteFrameMessages", languages, {
  sections: "Sections",
  home: "Home",
  rights: "All rights reserved.",
});

export const aboutUsMessages = defineGroup("aboutUsMessages", languages, {
  mission: "Our mission",
  team: "Our team",
  teamText:
    "We are lenders, engineers and customer service staff in the Philippines. The person who answers your complaint can see your order and can fix it.",
  email: "Contact email",
});

/** The gist of the policy. The policy itself is a legal text and stays in English. */
export const policyMessages = defineGroup("policyMessages", languages, {
  inShort: "In short",
  collect:
    "We collect only what your loan needs: who you are, how to reach you, where to send the money, and your device's name and version.",
  use: "We use it to decide on your loan, to pay it out, to remind you, and to keep your account safe.",
  share:
    "We do not sell it. Only partners who help with your loan, and authorities where the law requires it, may see it.",
  rights: "You can see it, correct it, object to its use, and opt out of advertising.",
  ask: "Our grievance officer answers your questions and complaints.",
  englishNote: "",
});

export const siteMessages = defineGroup("siteMessages", languages, {
  leadOne: "One loan, one rate, and every due date on one page.",
  leadTwo: "Bawat araw, malinaw.",
  apply: "Apply now",
  seeTerms: "See the terms",
  figures: "The loan in figures",
  term: "Term",
  termValue: "91–365 days",
  decision: "Decision",
  decisionValue: "Within 1 day",
  funds: "Money arrives",
  fundsValue: "1–3 days",
  borrowers: "Borrowers",
  borrowersValue: "18 and over",
  seenTitle: "You repay exactly what you see",
  seenText: "Before you agree, one page shows the amount, the rate, and the date of each payment.",
  how: "How it works",
  stepRegister: "Register with your mobile number. It is free.",
  stepApply: "Apply in the app and see the full cost first.",
  stepReceive: "Get a decision within 1 day and the money within 1 to 3 days.",
  example: "An example",
  exampleTerms: "120 days at 0.05% a day, in 4 payments",
  monthlyRate: "Effective rate per month",
  yearlyRate: "Effective rate per year",
  receive: "You receive",
  interest: "Interest",
  total: "Total to repay",

  policyText: "What we know about you, why, and how to have it changed or removed.",
  policyPage: "Read the full policy",

  loanText:
    "The terms of every loan, in plain words. Your loan agreement repeats them with your own figures and dates.",
  whoTitle: "Who can borrow",
  who: "The applicant must be 18 years old or over.",
  termText: "A loan runs for 91 to 365 calendar days.",
  moneyTitle: "Decision and money",
  moneyText: "We decide on an application within 1 day. The funds are credited within 1 to 3 calendar days.",
  prepayTitle: "Paying early",
  prepayText: "Prepayment is allowed after half the term, and not before 7 days.",
  prolongTitle: "Prolongation",
  prolongText: "A loan can be prolonged for the same period, on payment of the interest and penalties due.",
  lateTitle: "Late payment",
  lateText: "A late payment costs a one-time penalty, and daily interest on the unpaid amount.",
  lateWhich:
    "Your own loan may cost less. What its cost card and its agreement say of a late payment applies, not this page.",
  penaltyCaption: "One-time penalty",
  newClients: "New clients",
  repeatClients: "Repeat clients",
  dailyCaption: "Daily interest on the unpaid amount",
  daysFirst: "Days 1 to 30",
  daysSecond: "Days 31 to 90",
  daysThird: "From day 91",
  orderTitle: "Order of payments",
  orderText: "A payment made after maturity is applied in this order:",
  orderLegal: "Legal charges",
  orderEnforcement: "Enforcement costs",
  orderPenalties: "Late penalties",
  orderFees: "Fees",
  orderPrincipal: "Principal",
  noticesTitle: "Notices",
  assignment: "If we assign your loan to someone else, we notify you 7 business days before.",
  changes: "If your details change, tell us within 3 days.",

  contactText: "Do you have a question about borrowing or about your loan? Write to us.",
  name: "Name",
  phone: "Phone",
  message: "Message",
  send: "Send Message",
  incomplete: "Please provide complete information!",
  sent: "Successfully!",
  nameMissing: "Enter your name.",
  phoneMissing: "Enter a number we can call.",
  messageMissing: "Enter your message.",
});
