export { type Composer, createComposer } from "./createComposer.ts";
export { createRemote } from "./createRemote.ts";
export { type Release, readRelease, releaseFiles } from "./readRelease.ts";
