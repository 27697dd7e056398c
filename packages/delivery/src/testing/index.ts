export { createErrorTest, type ReportCounts } from "../operate/canary/createErrorTest.ts";
export { type Build, readBuild } from "../releases/Build.ts";
export { misfits } from "../releases/readReleaseManifests.ts";
export { makeKeys, readKeys, readSigner, readTrust } from "../releases/signing/keyFolder.ts";
export { signOpening } from "../releases/signing/links.ts";
export { createDirectoryStore } from "../releases/store/createDirectoryStore.ts";
export { writeSwitch } from "../releases/switches/Switch.ts";
export { createShapeGate } from "../ship/gates/createShapeGate.ts";
export { createVerbsGate } from "../ship/gates/createVerbsGate.ts";
export {
  findWaitedFor,
  type RecordedRequest,
  recordNetwork,
  recordSession,
  serialLevels,
  waitForScreen,
  watchScreen,
} from "../ship/gates/recordNetwork.ts";
export { alterBuild, makeBuild, productionEnvironment } from "./makeBuild.ts";
export { makePublisher, makeSigner } from "./makePublisher.ts";
export { freePort, hasProgram, startPreview, waitUntil } from "./programs.ts";
export { type ObjectStorage, startObjectStorage } from "./startObjectStorage.ts";
export { type Bucket, CEPH, hasCeph, startRadosgw } from "./startRadosgw.ts";
