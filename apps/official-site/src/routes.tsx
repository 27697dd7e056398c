import { defineRoutes } from "@lending/federation/routes";
import { titles } from "./titles.ts";

/**
 * The exposed surface of this remote: its paths and the screen of each. The five sections of the site share one screen.
 */
export const routes = defineRoutes([
  {
    path: "/",
    title: titles.home,
    skeleton: "blank",
    screen: () => import("./screens/site/SiteScreen.tsx"),
    public: true,
  },
  {
    path: "/About",
    title: titles.about,
    skeleton: "blank",
    screen: () => import("./screens/site/SiteScreen.tsx"),
    public: true,
  },
  {
    path: "/Policy",
    title: titles.policy,
    skeleton: "blank",
    screen: () => import("./screens/site/SiteScreen.tsx"),
    public: true,
  },
  {
    path: "/Loan",
    title: titles.loan,
    skeleton: "blank",
    screen: () => import("./screens/site/SiteScreen.tsx"),
    public: true,
  },
  {
    path: "/Contact",
    title: titles.contact,
    skeleton: "blank",
    screen: () => import("./screens/site/SiteScreen.tsx"),
    public: true,
  },
  { path: "/User", title: titles.user, skeleton: "blank", screen: () => import("./screens/user/UserScreen.tsx") },
  {
    path: "/aboutUs",
    title: titles.aboutUs,
    skeleton: "article",
    screen: () => import("./screens/about-us/AboutUsScreen.tsx"),
    public: true,
  },
  {
    path: "/privacyPolicy",
    title: titles.privacyPolicy,
    skeleton: "article",
    screen: () => import("./screens/privacy-policy/PrivacyPolicyScreen.tsx"),
    public: true,
  },
]);
