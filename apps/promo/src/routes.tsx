import { defineRoutes, textsOf } from "@lending/federation/routes";
import { landingTemplate } from "./api/tracking.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

/** The exposed surface of this remote: one path. Its hash selects the landing page, the download or the agreement. */
export const routes = defineRoutes([
  {
    path: "/promotion",
    title: titles.promotion,
    screen: () => import("./screens/promotion/PromotionScreen.tsx"),
    early: landingTemplate,
    // Advertisements open it, not search engines, so it has no description.
    public: {},
  },
]);
