export { type Build, readBuild } from "../archive/Build.ts";
export { makeKeys, readSigner, readTrust } from "../keys/keyFolder.ts";
export { signOpening } from "../keys/opening.ts";
export { recordNetwork, type SeenRequest } from "../network/recordNetwork.ts";
export { serialLevels } from "../network/serialLevels.ts";
export { createDirectoryStore } from "../stores/createDirectoryStore.ts";
export { alterBuild } from "./alterBuild.ts";
export { makeBuild } from "./makeBuild.ts";
export { makePublisher } from "./makePublisher.ts";
