import type { PublicPage, RouteTitle } from "@lending/federation/routes";
import { company } from "./company.ts";

const descriptions = {
  home: {
    source: "Short-term loans in the Philippines: a decision within 1 day, every date and peso told before you agree.",
    "en-PH": "Short-term loans in the Philippines: a decision within 1 day, every date and peso told before you agree.",
    "fil-PH":
      "Panandaliang loan sa Pilipinas: may sagot sa loob ng 1 araw, at alam mo ang bawat petsa at piso bago pumayag.",
    "zh-CN": "菲律宾短期贷款：1 天内审批，同意之前就清楚每个日期和每一比索。",
  },
  about: {
    source:
      "Who lends to you: our mission, our team, and the Philippine securities regulator's authority we lend under.",
    "en-PH":
      "Who lends to you: our mission, our team, and the Philippine securities regulator's authority we lend under.",
    "fil-PH": "Sino ang nagpapautang sa iyo: ang layunin namin, ang team, at ang pahintulot ng regulator ng Pilipinas.",
    "zh-CN": "谁在向您放款：我们的使命、团队，以及菲律宾证券监管机构的许可。",
  },
  policy: {
    source:
      "Which data we collect, why, who sees it, and how you see, correct or erase it or reach our grievance officer.",
    "en-PH":
      "Which data we collect, why, who sees it, and how you see, correct or erase it or reach our grievance officer.",
    "fil-PH":
      "Anong datos ang kinukuha namin, bakit, sino ang nakakakita, at paano mo ito makikita, maitatama o mabubura.",
    "zh-CN": "我们收集哪些数据、用途、谁能看到，以及如何查看、更正、删除或联系申诉专员。",
  },
  loan: {
    source:
      "Terms of our loans: 91 to 365 days, fees, prepayment, prolongation and what a late payment costs, in numbers.",
    "en-PH":
      "Terms of our loans: 91 to 365 days, fees, prepayment, prolongation and what a late payment costs, in numbers.",
    "fil-PH":
      "Mga tuntunin ng loan: 91 hanggang 365 araw, bayarin, maagang bayad, extension, at halaga ng huling bayad.",
    "zh-CN": "贷款条款：91 至 365 天、费用、提前还款、展期以及逾期成本，一一列明。",
  },
  contact: {
    source: "Write, call or visit us: phone, email and address of the lender, and a form for your message.",
    "en-PH": "Write, call or visit us: phone, email and address of the lender, and a form for your message.",
    "fil-PH": "Sumulat, tumawag o bumisita: telepono, email at address ng nagpapautang, at form para sa mensahe mo.",
    "zh-CN": "写信、致电或到访：贷款机构的电话、邮箱和地址，以及留言表单。",
  },
} as const satisfies Record<string, RouteTitle>;

const picture = "src/picture.jpg";

/** Metadata of this remote's public paths for search engines and messengers; the build reads it. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  "/": {
    description: descriptions.home,
    picture,
    structuredData: {
      "@type": "FinancialService",
      name: company.name,
      email: company.email,
      address: { "@type": "PostalAddress", streetAddress: company.address, addressCountry: "PH" },
      areaServed: { "@type": "Country", name: "Philippines" },
    },
  },
  "/About": { description: descriptions.about, picture, section: "about" },
  "/Policy": { description: descriptions.policy, picture, section: "policy" },
  "/Loan": { description: descriptions.loan, picture, section: "loan" },
  "/Contact": { description: descriptions.contact, picture, section: "contact" },
  "/aboutUs": { description: descriptions.about },
  "/privacyPolicy": { description: descriptions.policy },
};
