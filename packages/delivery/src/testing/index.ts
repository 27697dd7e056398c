export { createErrorTest, type ReportCounts } from "../canary/createErrorTest.ts";
export { createShapeGate } from "../gates/createShapeGate.ts";
export { createVerbsGate } from "../gates/createVerbsGate.ts";
export {
  findWaitedFor,
  type RecordedRequest,
  recordNetwork,
  recordSession,
  serialLevels,
} from "../gates/recordNetwork.ts";
export { waitForScreen, watchScreen } from "../gates/watchScreen.ts";
export { type Build, readBuild } from "../releases/Build.ts";
export { misfits } from "../releases/readReleaseManifests.ts";
export { makeKeys, readSigner, readTrust } from "../signing/keyFolder.ts";
export { signOpening } from "../signing/opening.ts";
export { createDirectoryStore } from "../store/createDirectoryStore.ts";
export { writeSwitch } from "../switches/Switch.ts";
export { alterBuild, makeBuild, productionEnvironment } from "./makeBuild.ts";
export { makePublisher, makeSigner } from "./makePublisher.ts";
export { freePort, hasProgram } from "./programs.ts";
export { type ObjectStorage, startObjectStorage } from "./startObjectStorage.ts";
export { startPreview } from "./startPreview.ts";
export { type Bucket, CEPH, hasCeph, startRadosgw } from "./startRadosgw.ts";
