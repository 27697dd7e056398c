export { createEarlyReads, type EarlyReads } from "./createEarlyReads.ts";
export { fetchWave } from "./fetchWave.ts";
export { type Handover, takeHandover } from "./handover.ts";
export { numberInTrial } from "./numberInTrial.ts";
