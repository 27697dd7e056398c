export { findHarm } from "./findHarm.ts";
export { hostileValue, hostileVersions } from "./hostileVersions.ts";
export { everyHostileVersion, everyWalk, type Move, move, runs } from "./properties.ts";
