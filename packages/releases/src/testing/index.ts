export { alterBuild, makeBuild, productionEnvironment } from "./makeBuild.ts";
export { makePublisher, makeSigner } from "./makePublisher.ts";
export { freePort, hasProgram, isAvailable, serve, waitUntil } from "./programs.ts";
export { type Bucket, CEPH, hasCeph, startRadosgw } from "./startRadosgw.ts";
