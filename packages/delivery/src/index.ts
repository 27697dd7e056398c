export { type Release, readRelease, releaseFiles } from "./readRelease.ts";
