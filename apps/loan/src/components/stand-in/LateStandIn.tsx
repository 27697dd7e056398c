import { latePart } from "../late-part/latePart.tsx";

/** The stand-in comes when it is needed: most screens have something to show. */
export const LateStandIn = latePart(() => import("./StandIn.tsx").then((module) => module.StandIn));
