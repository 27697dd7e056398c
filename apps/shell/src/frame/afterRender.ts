// One chunk for everything that is fetched after a screen was rendered or has failed.
export { preloadNextRoute } from "@lending/federation/startup";
export { describeError, measureVisit } from "../start/events.ts";
export { watchIntent } from "./prefetch/watchIntent.ts";
