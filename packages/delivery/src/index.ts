export { type Release, readRelease } from "./readRelease.ts";
