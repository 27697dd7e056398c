export { type Handover, takeHandover } from "./handover.ts";
