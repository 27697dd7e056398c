export { buildEarlyRequest, createEarlyReads, type EarlyReads } from "./earlyReads.ts";
export { takeHandover } from "./handover.ts";
export { openContactLinks } from "./openContactLinks.ts";
export { preloadNextFiles } from "./preloadFiles.ts";
export { SERVER_READ, type ServerRead } from "./serverRead.ts";
