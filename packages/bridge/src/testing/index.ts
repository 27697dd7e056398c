export { makeNative, type RecordedCommand, type RecordingNative, stageNative } from "./makeNative.ts";
export { makePage, type RecordingPage } from "./makePage.ts";
export { makeEnvironment, makeLaunch, TestApp, TestBoundary } from "./TestApp.tsx";
