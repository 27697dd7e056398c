import { defineRoutes, type PublicPage, textsOf } from "@lending/federation/routes";
import { descriptions as descriptionMessages, titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);
const descriptions = await textsOf(descriptionMessages);

const picture = "src/picture.jpg";

/** One section of the site. All five share one screen. */
const section = (path: string, name: keyof typeof descriptions, page: PublicPage = { section: name }) =>
  ({
    path,
    title: titles[name],
    screen: () => import("./screens/site/SiteScreen.tsx"),
    public: { description: descriptions[name], picture, ...page },
  }) as const;

const structuredData = { "@type": "FinancialService", areaServed: { "@type": "Country", name: "Philippines" } };

export const routes = defineRoutes([
  section("/", "home", { structuredData }),
  section("/About", "about"),
  section("/Policy", "policy"),
  section("/Loan", "loan"),
  section("/Contact", "contact"),
  { path: "/User", title: titles.user, screen: () => import("./screens/site/UserScreen.tsx") },
  {
    path: "/aboutUs",
    title: titles.about,
    screen: () => import("./screens/about-us/AboutUsScreen.tsx"),
    public: { description: descriptions.about },
  },
  {
    path: "/privacyPolicy",
    title: titles.policy,
    screen: () => import("./screens/privacy-policy/PrivacyPolicyScreen.tsx"),
    public: { description: descriptions.policy },
  },
]);
