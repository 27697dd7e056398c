export { type AnyManifest, type Build, isShell, parseManifest, readBuild } from "./artefact/Build.ts";
export {
  FEDERATION_MANIFEST,
  readFile,
  readManifest,
  readParts,
  readStatement,
  verifyFiles,
} from "./artefact/readArtefact.ts";
export { writeArtefact } from "./artefact/writeArtefact.ts";
export { type Composable, type Composer, createComposer } from "./compose.ts";
export { ERROR_CODE, ERROR_EVENT, type ErrorReport, parseErrorReport, readFrame } from "./errorReport.ts";
export { type Statement, statementSchema } from "./formats/Artefact.ts";
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
} from "./formats/names.ts";
export {
  type ClosedPart,
  contentOf,
  contentSchema,
  describeChange,
  partsOf,
  type Release,
  type ReleaseContent,
  reachableIn,
  stageOf,
  type Variant,
} from "./formats/Release.ts";
export { type Outcome, outcomeSchema, type Request, requestSchema } from "./formats/Request.ts";
export { Untrusted } from "./formats/Untrusted.ts";
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
export { makeKeys, readSigner, readTrust, withoutSecrets } from "./signing/keyFolder.ts";
export { readSealed, seal } from "./signing/sealed.ts";
export { createCommandSigner, createKeySigner } from "./signing/signer.ts";
export { isStatusLink, signStatusLink } from "./signing/statusLink.ts";
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
export { contentTypeOf, headersOf, isText } from "./store/contentType.ts";
export { createFolderStore } from "./store/createFolderStore.ts";
export { forEachAtOnce } from "./store/forEachAtOnce.ts";
export { openStore } from "./store/openStore.ts";
export { probeStore, UnsafeStore } from "./store/probeStore.ts";
export { checkKey, OBJECT_MAX, SIGNED_MAX, type Store, type Stored } from "./store/Store.ts";
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
