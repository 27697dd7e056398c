import { defineRoutes } from "@lending/federation/routes";
import { earlyTemplate } from "./api/requests.ts";
import { titles } from "./titles.ts";

/** The exposed surface of this remote: one path. Its hash selects the landing page, the download or the agreement. */
export const routes = defineRoutes([
  {
    path: "/promotion",
    title: titles.promotion,
    screen: () => import("./screens/promotion/PromotionScreen.tsx"),
    early: earlyTemplate,
    public: true,
  },
]);
