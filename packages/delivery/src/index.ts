export { createRemote } from "./createRemote.ts";
export { createLiveReader, type ExpectedStore } from "./documents/createLiveReader.ts";
export type { LiveDocuments } from "./documents/LiveDocuments.ts";
export { readTrust } from "./keys/keyFolder.ts";
export { readOpening } from "./keys/opening.ts";
export { createOverrideDesk, type OverrideDesk } from "./override/createOverrideDesk.ts";
export { type Composer, createComposer } from "./release/createComposer.ts";
export { readRelease, releaseFiles } from "./release/readRelease.ts";
export { createDirectoryStore } from "./stores/createDirectoryStore.ts";
