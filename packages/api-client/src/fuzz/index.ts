export { everyHostileVersion } from "./everyHostileVersion.ts";
export { everyWalk, type Move, move } from "./everyWalk.ts";
export { findHarm } from "./findHarm.ts";
export { hostileValue } from "./hostileValue.ts";
export { hostileVersions } from "./hostileVersions.ts";
export { runs } from "./runs.ts";
