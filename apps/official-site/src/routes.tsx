import { defineRoutes, textsOf } from "@lending/federation/routes";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

/** One section of the site. All five share one screen. */
const section = (path: string, title: (typeof titles)[keyof typeof titles]) =>
  ({ path, title, screen: () => import("./screens/site/SiteScreen.tsx"), public: true }) as const;

export const routes = defineRoutes([
  section("/", titles.home),
  section("/About", titles.about),
  section("/Policy", titles.policy),
  section("/Loan", titles.loan),
  section("/Contact", titles.contact),
  { path: "/User", title: titles.user, screen: () => import("./screens/user/UserScreen.tsx") },
  {
    path: "/aboutUs",
    title: titles.aboutUs,
    screen: () => import("./screens/about-us/AboutUsScreen.tsx"),
    public: true,
  },
  {
    path: "/privacyPolicy",
    title: titles.privacyPolicy,
    screen: () => import("./screens/privacy-policy/PrivacyPolicyScreen.tsx"),
    public: true,
  },
]);
