export { type Release, readRelease, releaseFiles } from "./readRelease.ts";
export { createRemote } from "./createRemote.ts";
