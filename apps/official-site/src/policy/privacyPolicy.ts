import type { Lender } from "../components/company.tsx";

interface PolicySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** Returns the complete privacy policy of a lender. The English version applies in every language of the product. */
export const writePrivacyPolicy = (lender: Lender): readonly PolicySection[] => [
  {
    title: "Who we are",
    paragraphs: [
      `This policy is given by ${lender.companyName} (“we”, “us”), a lending company organised under the laws of the Republic of the Philippines, with its office at ${lender.companyAddress}.`,
      `We are registered with the Securities and Exchange Commission under SEC Registration No. ${lender.secRegistration} and operate under Certificate of Authority No. ${lender.certificateOfAuthority}. We are the personal information controller of the data described here, in the sense of the Data Privacy Act of 2012 (Republic Act No. 10173).`,
      "The policy covers our app, the pages that it opens, our public website and our promotion pages. By applying for a loan you confirm that you have read it.",
    ],
  },
  {
    title: "Data we collect",
    paragraphs: ["We collect only what we need for your loan and for keeping it safe:"],
    points: [
      "Identity and contact: your name, date of birth, mobile number, email address and home address.",
      "Eligibility: your work, your income and the purpose of the loan, as you state them.",
      "Payout and repayment: the bank account or e-wallet that you name, and the payments made on your loan.",
      "Your loan with us: applications, decisions, agreements, due dates, extensions and late payments.",
      "What you send us: complaints, the pictures that you attach to them, ratings and messages.",
      "How you came to us: the campaign, link or invitation code that brought you to a promotion page.",
    ],
  },
  {
    title: "Device information",
    paragraphs: [
      "When the app opens one of our pages, it passes on the version of the app, the name of the device, its operating system version, a device identifier, an advertising identifier and the identifier of your session. We use them to show the right page, to recognise your session and to detect misuse of an account.",
      "These pages do not read your contact list, your call history, your text messages or your photo library. A picture reaches us only when you choose it and send it. Your location is asked for only with your permission, given on the device each time or once and for all, and you may take it back in the device's settings.",
    ],
  },
  {
    title: "Purposes of processing",
    paragraphs: ["We process your data in order to:"],
    points: [
      "decide on your application, and explain the decision when you ask;",
      "conclude the loan agreement, pay out the loan and receive your payments;",
      "remind you of due dates, and recover amounts that are overdue by lawful and fair means;",
      "answer your questions and handle your complaints;",
      "prevent fraud, money laundering and access by others to your account;",
      "meet the duties that the law lays on lending companies, such as bookkeeping and reporting;",
      "improve our service, with figures that do not name you;",
      "tell you about our own offers, unless you have opted out.",
    ],
  },
  {
    title: "Grounds for processing",
    paragraphs: [
      "We rely on the contract with you and the steps that you ask for before it, on our legal obligations, on our legitimate interest in preventing fraud and recovering what is owed, and otherwise on your consent. You may withdraw consent at any time; what was done before stays lawful.",
    ],
  },
  {
    title: "Disclosure",
    paragraphs: ["We do not sell your data. We disclose it only as far as needed, and only to:"],
    points: [
      "banks, e-wallets and payment providers that carry out payouts and repayments;",
      "the Credit Information Corporation and credit bureaus, as the law requires or permits;",
      "service providers that host our systems, send our messages or help in collection, under a contract that binds them to this policy;",
      "courts, regulators and other authorities, when the law obliges us;",
      "a person to whom your loan is assigned, after the notice that your loan agreement provides for.",
    ],
  },
  {
    title: "What we never do",
    paragraphs: [
      "We do not tell your family, friends, colleagues or employer about your loan, except a guarantor or co-maker who has agreed to be one. We do not publish names or pictures of borrowers, and we do not threaten or shame anybody. If somebody does so in our name, tell our grievance officer.",
    ],
  },
  {
    title: "Cookies and local storage",
    paragraphs: [
      "Our pages set no advertising cookies. They keep a few things in your browser: your session and your language for as long as the page is open, and drafts or repayment details so that a reload does not lose them. You can remove all of it by clearing the site's data in your browser or the app's data on your device.",
    ],
  },
  {
    title: "How long we keep data",
    paragraphs: [
      "We keep the data of a loan for as long as it runs and for five years after it ends, or longer where the law or a pending dispute requires it. Applications that do not become a loan are deleted or made anonymous after one year.",
    ],
  },
  {
    title: "Minors",
    paragraphs: [
      "Our loans are for persons aged 18 or over. We do not knowingly collect data of minors. If we learn that we hold such data, we delete it; if you believe that a child has given us data, write to us.",
    ],
  },
  {
    title: "Password and account security",
    paragraphs: [
      "We protect data with encryption on its way and access controls at rest, and only staff who need it for their work may see it. No system is perfectly safe: if a breach puts you at risk, we tell you and the National Privacy Commission within the time that the law sets.",
      "Keep your password, PIN and SMS codes to yourself. We never ask for them by telephone, message or email. Lock your device, log out of devices that you lend or sell, and tell us at once if you think that somebody else has used your account.",
    ],
  },
  {
    title: "Opting out",
    paragraphs: [
      `You can refuse advertising from us at any time: reply STOP to a message, follow the link in an email, or write to ${lender.serviceEmail}. You can reset or switch off the advertising identifier in your device's settings. Messages about a loan that you have, such as reminders of due dates, are part of the loan and cannot be opted out of.`,
    ],
  },
  {
    title: "Your rights",
    paragraphs: ["Under the Data Privacy Act you have the right to:"],
    points: [
      "be informed that and how your data is processed;",
      "see your data and receive a copy of it in a common electronic format;",
      "have wrong data corrected;",
      "object to processing, and have data blocked or erased when there is no ground for it any more;",
      "be compensated for damage caused by unlawful use of your data;",
      "complain to the National Privacy Commission.",
    ],
  },
  {
    title: "Grievance officer",
    paragraphs: [
      `Questions, requests and complaints about your data go to ${lender.grievanceOfficer}, ${lender.companyName}, ${lender.companyAddress}, ${lender.grievanceEmail}. We confirm what you send within 3 weekdays and answer it within 15 working days.`,
      "If you are not content with our answer, you may turn to the National Privacy Commission or to the Securities and Exchange Commission.",
    ],
  },
  {
    title: "Changes to this policy",
    paragraphs: [
      "We publish every new version on this page before it takes effect. Where a change needs your consent, we ask for it.",
    ],
  },
];
