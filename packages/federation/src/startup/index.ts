export { createEarlyReads, type EarlyReads } from "./createEarlyReads.ts";
export { type Handover, takeHandover } from "./handover.ts";
