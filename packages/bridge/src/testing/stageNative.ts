import type { NativePort } from "../native/NativePort.ts";
import { makeNative, type RecordedCommand } from "./makeNative.ts";

interface StagedNative {
  readonly native: NativePort;
  readonly platform: "android" | "ios";
}

let staged: StagedNative | undefined;

/**
 * Makes every `TestApp` run in this host, overriding its own native port, and calls `onCommand` for each command.
 * Undefined ends the override.
 */
export function stageNative(
  host: NativePort["host"] | undefined,
  onCommand: (command: RecordedCommand) => void = () => undefined,
): void {
  staged =
    host === undefined
      ? undefined
      : { native: makeNative(host, onCommand), platform: host === "ios" ? "ios" : "android" };
}

/** Returns the host set by `stageNative`, if any. */
export function readStagedNative(): StagedNative | undefined {
  return staged;
}
