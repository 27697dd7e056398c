// One chunk for everything that is fetched after a screen was rendered or has failed.
export { fetchWave } from "@lending/federation/startup";
export { describeError } from "../start/describeError.ts";
export { measureVisit } from "./measureVisit.ts";
export { watchIntent } from "./watchIntent.ts";
