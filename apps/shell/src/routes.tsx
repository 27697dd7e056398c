import { textsOf } from "@lending/federation/early-label";
import { defineRoutes } from "@lending/federation/routes";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/error",
    title: titles.error,
    skeleton: "blank",
    screen: () => import("./screens/error/ErrorScreen.tsx"),
  },
  {
    path: "/otherSite",
    title: titles.otherSite,
    skeleton: "blank",
    screen: () => import("./screens/other-site/OtherSiteScreen.tsx"),
  },
  {
    path: "/testPreview",
    title: titles.testPreview,
    skeleton: "form",
    screen: () => import("./screens/test-preview/TestPreviewScreen.tsx"),
  },
]);
