import type { NativeCommand, NativeMessage } from "../native/NativeMessage.ts";
import type { NativePort, NativeReply } from "../native/NativePort.ts";

export type RecordedCommand = Omit<NativeMessage, "id">;

/** A native app that does nothing but remember what it was asked for. */
export interface RecordingNative extends NativePort {
  /** The commands so far, in order. */
  readonly commands: readonly RecordedCommand[];
  /** What the app answers to a command from now on; without it every command is ok. */
  reply(command: NativeCommand, reply: Partial<NativeReply>): void;
}

/** Makes a native app for tests and stories, which tells of each command when asked to. */
export function makeNative(
  host: NativePort["host"] = "android",
  onCommand?: (command: RecordedCommand) => void,
): RecordingNative {
  const commands: RecordedCommand[] = [];
  const replies = new Map<NativeCommand, Partial<NativeReply>>();
  const take = (command: NativeCommand, params: Readonly<Record<string, string>> = {}): Promise<NativeReply> => {
    commands.push({ command, params });
    onCommand?.({ command, params });
    return Promise.resolve({ ok: true, data: undefined, ...replies.get(command) });
  };
  return {
    host,
    commands,
    reply: (command, reply) => void replies.set(command, reply),
    goToPage: (page, params) => take("goToPage", { ...params, page }),
    closeWebview: () => take("closeWebview"),
    goHome: () => take("goHome"),
    goMine: () => take("goMine"),
    returnToLogin: () => take("returnToLogin"),
    callPhone: (number) => take("callPhone", { number }),
    goToRating: () => take("goToRating"),
    confirmTrackingPoint: (name, params) => take("confirmTrackingPoint", { ...params, name }),
    startBankStep: () => take("startBankStep"),
    endBankStep: () => take("endBankStep"),
  };
}
