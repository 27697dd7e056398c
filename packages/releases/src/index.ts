export { type AnyManifest, type Build, isShell, parseManifest, readBuild } from "./artefact/Build.ts";
export {
  FEDERATION_MANIFEST,
  readFile,
  readManifest,
  readParts,
  readStatement,
  type Statement,
  statementSchema,
  verifyFiles,
} from "./artefact/readArtefact.ts";
export { writeArtefact } from "./artefact/writeArtefact.ts";
export { type Composable, type Composer, createComposer } from "./compose.ts";
export { ERROR_CODE, ERROR_EVENT, type ErrorReport, parseErrorReport, readFrame } from "./errorReport.ts";
export {
  assetKey,
  type Deployed,
  folderOf,
  HEAD_KEY,
  integrityOf,
  manifestFile,
  mapKey,
  outcomeKey,
  releaseKey,
  requestKey,
  sha256,
  statementKey,
  Untrusted,
} from "./formats/names.ts";
export {
  type ClosedPart,
  contentOf,
  contentSchema,
  describeChange,
  type Outcome,
  outcomeSchema,
  partsOf,
  type Release,
  type ReleaseContent,
  type Request,
  reachableIn,
  requestSchema,
  stageOf,
  type Variant,
} from "./formats/Release.ts";
export {
  type Candidate,
  type Change,
  createReleaseLog,
  Lagging,
  type Published,
  type PublishOptions,
  type ReleaseLog,
} from "./log/createReleaseLog.ts";
export type { SignedRelease } from "./log/openRelease.ts";
export { builtFolder, createBuiltReader } from "./reader/createBuiltReader.ts";
export { createLiveReader, type ExpectedStore, type LiveReader, type LiveRelease } from "./reader/createLiveReader.ts";
export {
  createCommandSigner,
  createKeySigner,
  makeKeys,
  readSigner,
  readTrust,
  withoutSecrets,
} from "./signing/keyFolder.ts";
export { isStatusLink, readSealed, seal, signStatusLink } from "./signing/sealed.ts";
export {
  certificateText,
  covers,
  createTrust,
  describeScope,
  keyIdOf,
  type Scope,
  type Signer,
  type Trust,
  trustFile,
} from "./signing/trust.ts";
export { misfits, ownerOf, type Site, siteOf } from "./site.ts";
export { createFolderStore } from "./store/createFolderStore.ts";
export { openStore, probeStore, UnsafeStore } from "./store/openStore.ts";
export {
  checkKey,
  contentTypeOf,
  forEachAtOnce,
  headersOf,
  isText,
  OBJECT_MAX,
  SIGNED_MAX,
  type Store,
  type Stored,
} from "./store/Store.ts";
export {
  type Chosen,
  chooseVariants,
  closedPart,
  concerns,
  describeShare,
  describeVariant,
  deviceOf,
  opensPreview,
  type VariantRequest,
  variantNumber,
  withVariants,
} from "./variants.ts";
