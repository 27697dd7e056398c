export { createRemote } from "./cli/createRemote.ts";
export { createOverrideService, type OverrideService } from "./override/createOverrideService.ts";
export { type Composer, createComposer } from "./releases/createComposer.ts";
export { createLiveReader, type ExpectedStore } from "./releases/createLiveReader.ts";
export { readRelease, releaseFiles } from "./releases/readRelease.ts";
export type { LiveDocuments } from "./releases/writeDocuments.ts";
export { readTrust } from "./signing/keyFolder.ts";
export { readOpening } from "./signing/opening.ts";
export { createDirectoryStore } from "./store/createDirectoryStore.ts";
