import type { verbs } from "./verbs.ts";

/** The wire names of the commands. */
export type NativeCommand = keyof typeof verbs;

/** The message that carries a command. Ids are unique. */
export interface NativeMessage {
  readonly id: string;
  readonly command: NativeCommand;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The result of a command. `data` is the payload of the native reply. Without a time limit for the reply `ok` is true
 * as soon as the command is sent.
 */
export interface NativeReply {
  readonly ok: boolean;
  readonly data: unknown;
}

/** Whether to wait for the native reply, and for how long. Without it a command resolves once it is sent. */
export interface ReplyOptions {
  /** Milliseconds to wait for the reply. Without a reply in time the result is not ok. */
  readonly replyWithinMs?: number;
}

/** Text values only, because a link may have to carry them. */
export type NativeParams = Readonly<Record<string, string>>;

/** The arguments of a verb's method: its own parameter, further parameters when it is open, and the options. */
type Arguments<Verb> = [
  ...(Verb extends { argument: object } ? [argument: string] : []),
  ...(Verb extends { isOpen: true } ? [params?: NativeParams] : []),
  options?: ReplyOptions,
];

/** One method for each verb of `verbs.ts`. */
export type NativeCommands = {
  readonly [Command in NativeCommand]: (...args: Arguments<(typeof verbs)[Command]>) => Promise<NativeReply>;
};

/**
 * The native app as the product sees it. No method rejects: a command that cannot be sent, or that gets no reply in
 * time, resolves with `ok: false`. A phone number that is not well-formed is not sent.
 */
export interface NativePort extends NativeCommands {
  /**
   * The receiver of commands: the app's bridge object (`android`, `ios`), an old app's link scheme (`link`), or only
   * the preview strip (`browser`).
   */
  readonly host: "android" | "ios" | "link" | "browser";
}

/**
 * The generated runtime table: each command with the name of its argument, "" for none. A plus means that further
 * parameters follow.
 */
type Signatures = Readonly<Record<NativeCommand, string>>;

/** Returns a method for each command of the table. Each calls `send` with all its parameters as one record. */
export function createCommands(
  signatures: Signatures,
  send: (command: NativeCommand, params: NativeParams, options?: ReplyOptions) => Promise<NativeReply>,
): NativeCommands {
  const methods: Record<string, unknown> = {};
  for (const command of Object.keys(signatures) as NativeCommand[]) {
    const name = signatures[command].replace("+", "");
    const isOpen = name !== signatures[command];
    methods[command] = (...args: unknown[]) => {
      const own = name ? { [name]: args.shift() as string } : {};
      const params = isOpen ? (args.shift() as NativeParams) : {};
      return send(command, { ...params, ...own }, args[0] as ReplyOptions);
    };
  }
  return methods as unknown as NativeCommands;
}

// At least three digits, parted by spaces, hyphens or brackets.
const PHONE = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,24}$/;

/** Whether a text is a phone number and nothing else, so that it can be dialled as it is. */
export const isPhoneNumber = (text: string): boolean => PHONE.test(text);
