export {
  buildEarlyRequest,
  createEarlyReads,
  type EarlyReads,
  SERVER_READ,
  type ServerRead,
  takeHandover,
} from "./earlyReads.ts";
export { openContactLinks, readEnvironment, readJson, readRegistry, showTemplate } from "./pageElements.ts";
export { preloadNextFiles } from "./preloadFiles.ts";
