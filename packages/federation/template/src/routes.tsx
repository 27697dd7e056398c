import { defineRoutes, textsOf } from "@lending/federation/routes";
import { items } from "./api/fetchItems.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

/** The exposed surface of this remote: its paths, the screen of each, and its early requests. */
export const routes = defineRoutes([
  {
    path: "/__NAME__",
    title: titles.list,
    early: items,
    screen: () => import("./screens/list/ListScreen.tsx"),
    nextPaths: ["/__NAME__Form"],
  },
  {
    path: "/__NAME__Form",
    title: titles.form,
    screen: () => import("./screens/form/FormScreen.tsx"),
  },
  {
    path: "/__NAME__Outcome",
    title: titles.outcome,
    screen: () => import("./screens/outcome/OutcomeScreen.tsx"),
  },
]);
