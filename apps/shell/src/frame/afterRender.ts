// One chunk for everything that is fetched after a screen was rendered.
export { loadFirstPaint } from "@lending/federation/runtime";
export { watchForNext } from "./prefetch/watchForNext.ts";
