export { createErrorTest, type ReportCounts } from "../operate/canary/createErrorTest.ts";
export { type Artefacts, createArtefacts } from "../ship/createArtefacts.ts";
export { createContractGate } from "../ship/gates/createContractGate.ts";
export {
  findWaitedFor,
  type RecordedRequest,
  recordNetwork,
  recordSession,
  serialLevels,
  waitForScreen,
  watchScreen,
} from "../ship/gates/recordNetwork.ts";
export { startSandbox } from "../ship/gates/startSandbox.ts";
export { makeGatedPublisher } from "./makeGatedPublisher.ts";
