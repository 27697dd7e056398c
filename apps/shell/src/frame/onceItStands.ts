// One file for all that is fetched when a screen stands.
export { fetchWave } from "@lending/federation/startup";
export { measureVisit } from "./measureVisit.ts";
export { watchIntent } from "./watchIntent.ts";
