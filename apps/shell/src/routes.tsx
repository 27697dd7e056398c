import { defineRoutes } from "@lending/federation/routes";
import { titles } from "./titles.ts";

/** The shell's own paths. Everything else belongs to a remote and is learnt from the registry. */
export const routes = defineRoutes([
  {
    path: "/error",
    title: titles.error,
    skeleton: "blank",
    screen: () => import("./screens/error/ErrorScreen.tsx"),
  },
  {
    path: "/testPreview",
    title: titles.testPreview,
    skeleton: "form",
    screen: () => import("./screens/test-preview/TestPreviewScreen.tsx"),
  },
]);
