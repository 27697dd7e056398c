import type { PublicPage, RouteTitle } from "@lending/federation/routes";

const describe = (english: string, filipino: string, chinese: string): RouteTitle => ({
  source: english,
  "en-PH": english,
  "fil-PH": filipino,
  "zh-CN": chinese,
});

const descriptions = {
  home: describe(
    "Short-term loans in the Philippines: a decision within 1 day, with every date and peso shown before you agree.",
    "Panandaliang loan sa Pilipinas: may sagot sa loob ng 1 araw, at alam ninyo ang bawat petsa at piso bago pumayag.",
    "菲律宾短期贷款：1 天内审批，同意之前就清楚每个日期和每一比索。",
  ),
  about: describe(
    "Who we are: our mission, our team, and our authority from the Philippine securities regulator.",
    "Sino ang nagpapautang: ang layunin namin, ang team, at ang pahintulot ng regulator ng Pilipinas.",
    "谁在向您放款：我们的使命、团队，以及菲律宾证券监管机构的许可。",
  ),
  policy: describe(
    "What data we collect, why, who sees it, and how to see, correct or erase it or reach our grievance officer.",
    "Anong datos ang kinukuha namin, bakit, sino ang nakakakita, at paano ninyo ito makikita, maitatama o mabubura.",
    "我们收集哪些数据、用途、谁能看到，以及如何查看、更正、删除或联系申诉专员。",
  ),
  loan: describe(
    "Terms of our loans: 91 to 365 days, fees, prepayment, prolongation and what a late payment costs, in numbers.",
    "Mga tuntunin ng loan: 91 hanggang 365 araw, bayarin, maagang bayad, extension, at halaga ng huling bayad.",
    "贷款条款：91 至 365 天、费用、提前还款、展期以及逾期成本，一一列明。",
  ),
  contact: describe(
    "Write, call or visit us: phone, email and address of the lender, and a form for your message.",
    "Sumulat, tumawag o bumisita: telepono, email at address ng nagpapautang, at form para sa inyong mensahe.",
    "写信、致电或到访：贷款机构的电话、邮箱和地址，以及留言表单。",
  ),
};

const picture = "src/picture.jpg";

/** Metadata of this remote's public paths for search engines and messengers; the build reads it. */
export const publicPages: Readonly<Record<string, PublicPage & { readonly description: RouteTitle }>> = {
  "/": {
    description: descriptions.home,
    picture,
    structuredData: {
      "@type": "FinancialService",
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
