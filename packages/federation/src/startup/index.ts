export { numberInCanary } from "./chooseVariant.ts";
export { buildEarlyRequest, createEarlyReads, type EarlyReads } from "./earlyReads.ts";
export { takeHandover } from "./handover.ts";
export { keepDocument } from "./keepDocument.ts";
export { preloadNextFiles } from "./preloadFiles.ts";
export { SERVER_READ, type ServerRead } from "./serverRead.ts";
