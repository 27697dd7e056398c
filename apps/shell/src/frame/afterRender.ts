// One chunk for everything that is fetched after a screen was rendered.
export { preloadNextFiles } from "@lending/federation/startup";
export { measureVisit } from "../start/events.ts";
export { watchIntent } from "./prefetch/watchIntent.ts";
