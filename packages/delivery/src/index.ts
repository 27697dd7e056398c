export { createRemote } from "./createRemote.ts";
export { type Composer, createComposer } from "./release/createComposer.ts";
export { readRelease, releaseFiles } from "./release/readRelease.ts";
