import type { PagePort } from "../app/createBackStack.ts";
import type { NativeCommand } from "../native/commands.ts";
import { createCommands, createNativePort, type NativePort, type NativeReply } from "../native/createNativePort.ts";
import type { NativeMessage, NativeWindow } from "../native/host.ts";

/** A fake page that never navigates and records where it was sent. */
export interface RecordingPage extends PagePort {
  /** Addresses given to `location.assign` and `location.replace`, in order. */
  readonly opened: readonly string[];
  /** The entries of `opened` that replaced the current history entry. */
  readonly replaced: readonly string[];
  /** Presses the native app's back button. Returns whether the page handled it. */
  pressNativeBack(): boolean;
}

/** Creates a fake page for tests and stories. `historyIndex` is the router's number of the current entry. */
export function makePage({ href = "https://h5.test/", historyIndex = 0 } = {}): RecordingPage {
  const target = new EventTarget();
  const opened: string[] = [];
  const replaced: string[] = [];
  const stored = new Map<string, string>();
  const entries: unknown[] = Array.from({ length: historyIndex + 1 }, (_, idx) => ({ idx }));
  let current = historyIndex;
  return {
    opened,
    replaced,
    pressNativeBack() {
      const event = new CustomEvent("appbridge:back", { cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    },
    location: {
      href,
      assign: (url) => void opened.push(url),
      replace: (url) => {
        opened.push(url);
        replaced.push(url);
      },
    },
    history: {
      get state() {
        return entries[current];
      },
      pushState(state) {
        current += 1;
        entries.splice(current, entries.length, state);
      },
      go(delta) {
        if (current + delta < 0 || current + delta >= entries.length) return;
        current += delta;
        target.dispatchEvent(new Event("popstate"));
      },
    },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    removeEventListener: (type, listener) => target.removeEventListener(type, listener),
  };
}

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
    ...createCommands(record),
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
