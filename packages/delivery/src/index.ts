export { createExternalRemote, createRemote } from "./cli/createRemote.ts";
export { type Composer, createComposer } from "./releases/createComposer.ts";
export { readRelease, releaseFiles } from "./releases/readRelease.ts";
