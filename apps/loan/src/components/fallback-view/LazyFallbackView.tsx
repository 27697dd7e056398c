import { lazyComponent } from "@lending/ui/lazy-component";

/** Loads `FallbackView` on demand: most screens have something to show. */
export const LazyFallbackView = lazyComponent(() => import("./FallbackView.tsx").then((module) => module.FallbackView));
