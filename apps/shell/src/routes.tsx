import { defineRoutes, textsOf } from "@lending/federation/routes";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/error",
    title: titles.error,
    screen: () => import("./screens/error/ErrorScreen.tsx"),
  },
  {
    path: "/otherSite",
    title: titles.otherSite,
    screen: () => import("./screens/other-site/OtherSiteScreen.tsx"),
  },
  {
    path: "/testPreview",
    title: titles.testPreview,
    screen: () => import("./screens/test-preview/TestPreviewScreen.tsx"),
  },
]);
