// What a server needs to serve the live release of a store. Runs in Node 20, and bundles without the publishing part.

export { manifestFile } from "./releases/Build.ts";
export { createArchive, fileKey, manifestKey } from "./releases/createArchive.ts";
export { createLiveReader, type ExpectedStore, type LiveReader } from "./releases/createLiveReader.ts";
export type { SignedRelease } from "./releases/createReleaseLog.ts";
export type { LiveDocuments } from "./releases/documents.ts";
export { ERROR_EVENT, type ErrorReport, parseErrorReport } from "./releases/errorReport.ts";
export { createOverrideService, type OverrideService } from "./releases/override/createOverrideService.ts";
export { plainPage } from "./releases/plainPage.ts";
export {
  type Deployed,
  deployedOf,
  describeCanary,
  describeChange,
  folderOf,
  generationKey,
  type Release,
  reachableIn,
  readGenerationKey,
  stagedIn,
} from "./releases/Release.ts";
export { readTrust } from "./releases/signing/keyFolder.ts";
export { isStatusLink, readOpening } from "./releases/signing/links.ts";
export { createTrust, integrityOf, type Trust } from "./releases/signing/seal.ts";
export { createDirectoryStore } from "./releases/store/createDirectoryStore.ts";
export { readText, responseOf } from "./releases/store/fetchPlain.ts";
export { openStore } from "./releases/store/openStore.ts";
export { contentTypeOf, isText, type Store } from "./releases/store/Store.ts";
export { applySwitches } from "./releases/switches/applySwitches.ts";
export type { Switch } from "./releases/switches/Switch.ts";
