import { defineRoutes } from "@lending/federation/routes";
import { contactRequest } from "./api/fetchContact.ts";
import { titles } from "./titles.ts";

/** The exposed surface of this remote: its paths, the screen of each, and its early requests. */
export const routes = defineRoutes([
  {
    path: "/__NAME__",
    title: titles.hello,
    skeleton: "article",
    early: contactRequest,
    screen: () => import("./screens/hello/HelloScreen.tsx"),
  },
]);
