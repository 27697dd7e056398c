export { numberInCanary } from "./chooseVariant.ts";
export { createEarlyReads, type EarlyReads } from "./earlyReads.ts";
export { type Handover, takeHandover } from "./handover.ts";
export { preloadNextRoute } from "./preloadFiles.ts";
