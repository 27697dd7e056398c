// One chunk for everything that is fetched after a screen was rendered.
export { loadFirstPaint, loadFirstPaints } from "@lending/federation/runtime";
export { preloadNextFiles } from "@lending/federation/startup";
export { measureVisit } from "../start/events.ts";
export { watchIntent } from "./prefetch/watchIntent.ts";
