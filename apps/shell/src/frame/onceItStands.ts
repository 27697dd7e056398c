// One file for all that is fetched when a screen stands, or has failed.
export { fetchWave } from "@lending/federation/startup";
export { describeError } from "../start/describeError.ts";
export { measureVisit } from "./measureVisit.ts";
export { watchIntent } from "./watchIntent.ts";
