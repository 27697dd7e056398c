import { signatures } from "../native/commands.ts";
import { createNativePort } from "../native/createNativePort.ts";
import type { NativeWindow } from "../native/host.ts";
import {
  createCommands,
  type NativeCommand,
  type NativeMessage,
  type NativePort,
  type NativeReply,
} from "../native/NativePort.ts";

export type RecordedCommand = Omit<NativeMessage, "id">;

/** A fake native app that records commands and performs none. */
export interface RecordingNative extends NativePort {
  /** The commands so far, in order. */
  readonly commands: readonly RecordedCommand[];
  /** Sets the reply to a command from now on. Without it every command is ok. */
  reply(command: NativeCommand, reply: Partial<NativeReply>): void;
}

/** Creates a fake native app for tests and stories. Calls `onCommand` for each command. */
export function makeNative(
  host: NativePort["host"] = "android",
  onCommand?: (command: RecordedCommand) => void,
): RecordingNative {
  const commands: RecordedCommand[] = [];
  const replies = new Map<NativeCommand, Partial<NativeReply>>();
  const record = (command: NativeCommand, params: Readonly<Record<string, string>>): Promise<NativeReply> => {
    commands.push({ command, params });
    onCommand?.({ command, params });
    return Promise.resolve({ ok: true, data: undefined, ...replies.get(command) });
  };
  return {
    host,
    commands,
    reply: (command, reply) => void replies.set(command, reply),
    ...createCommands(signatures, record),
  };
}

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

/** A window without a native app. A test adds the bridge of an app. */
export class FakeNativeWindow extends EventTarget implements NativeWindow {
  readonly navigator = { userAgent: "" };
  readonly opened: string[] = [];
  readonly location = { assign: (url: string) => void this.opened.push(url) };
  AppBridge?: NonNullable<NativeWindow["AppBridge"]>;
  webkit?: NonNullable<NativeWindow["webkit"]>;

  answer(detail: unknown) {
    this.dispatchEvent(new CustomEvent("appbridge:reply", { detail }));
  }
}

/** The window of an Android app, its port, and the messages that the app has received. */
export function makeAndroidApp() {
  const window = new FakeNativeWindow();
  const texts: string[] = [];
  window.AppBridge = { postMessage: (text) => void texts.push(text) };
  const port = createNativePort({ window, environment: { linkScheme: "sandboxlending" }, platform: "android" });
  return { window, port, messages: () => texts.map((text): NativeMessage => JSON.parse(text)) };
}
