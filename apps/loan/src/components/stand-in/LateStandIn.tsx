import { lazyComponent } from "@lending/ui/lazy-component";

/** The stand-in comes when it is needed: most screens have something to show. */
export const LateStandIn = lazyComponent(() => import("./StandIn.tsx").then((module) => module.StandIn));
