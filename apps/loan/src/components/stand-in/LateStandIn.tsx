import { lazyComponent } from "@lending/ui/lazy-component";

/** Loads `NothingToShow` on demand: most screens have something to show. */
export const LateStandIn = lazyComponent(() => import("./StandIn.tsx").then((module) => module.StandIn));
