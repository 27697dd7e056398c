export { makeEnvironment } from "./makeEnvironment.ts";
export { makeLaunch } from "./makeLaunch.ts";
export { makeNative, type RecordedCommand, type RecordingNative } from "./makeNative.ts";
export { makePage, type RecordingPage } from "./makePage.ts";
export { stageNative } from "./stageNative.ts";
export { TestApp } from "./TestApp.tsx";
export { TestBoundary } from "./TestBoundary.tsx";
