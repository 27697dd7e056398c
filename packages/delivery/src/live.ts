// What a server needs to serve the live release of a store. Runs in Node 20, and bundles without the publishing part.
export { createOverrideService, type OverrideService } from "./override/createOverrideService.ts";
export { manifestFile } from "./releases/Build.ts";
export { createArchive } from "./releases/createArchive.ts";
export { createLiveReader, type ExpectedStore, type LiveReader } from "./releases/createLiveReader.ts";
export type { SignedRelease } from "./releases/createReleaseLog.ts";
export {
  type Deployed,
  deployedOf,
  describeChange,
  folderOf,
  generationKey,
  type Release,
  reachableIn,
  readGenerationKey,
} from "./releases/Release.ts";
export type { LiveDocuments } from "./releases/writeDocuments.ts";
export { ERROR_EVENT, parseErrorReport } from "./reports/errorReport.ts";
export { readTrust } from "./signing/keyFolder.ts";
export { isStatusLink, readOpening } from "./signing/opening.ts";
export { createTrust, integrityOf, type Trust } from "./signing/seal.ts";
export { createDirectoryStore } from "./store/createDirectoryStore.ts";
export { openStore } from "./store/openStore.ts";
export { contentTypeOf, isText, type Store } from "./store/Store.ts";
export { applySwitches } from "./switches/applySwitches.ts";
export type { Switch } from "./switches/Switch.ts";
