import type { NativePort } from "../native/NativePort.ts";
import { makeNative, type RecordedCommand } from "./makeNative.ts";

interface StagedNative {
  readonly native: NativePort;
  readonly platform: "android" | "ios";
}

let staged: StagedNative | undefined;

/** Puts every screen of `TestApp` into this host, whatever it was given, and tells of each command; undefined ends it. */
export function stageNative(
  host: NativePort["host"] | undefined,
  onCommand: (command: RecordedCommand) => void = () => undefined,
): void {
  staged =
    host === undefined
      ? undefined
      : { native: makeNative(host, onCommand), platform: host === "ios" ? "ios" : "android" };
}

/** The host that was staged, if any. */
export function readStagedNative(): StagedNative | undefined {
  return staged;
}
