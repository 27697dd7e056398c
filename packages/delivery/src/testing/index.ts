export { type Build, readBuild } from "../archive/Build.ts";
export { makeKeys, readSigner, readTrust } from "../keys/keyFolder.ts";
export { createDirectoryStore } from "../stores/createDirectoryStore.ts";
export { alterBuild } from "./alterBuild.ts";
export { makePublisher } from "./makePublisher.ts";
