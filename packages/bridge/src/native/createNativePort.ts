import { isPhoneNumber } from "@lending/ui/phone";
import { type NativeCommand, signatures } from "./commands.ts";
import { findHost, type NativeHost, type NativeMessage, type NativeWindow, postToHost } from "./host.ts";

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

/** The arguments of a command's method: its own argument, further parameters, and the options. */
type Arguments<Signature extends string> = [
  ...(Signature extends "" ? [] : [argument: string]),
  ...(Signature extends `${string}+` ? [params?: NativeParams] : []),
  options?: ReplyOptions,
];

/** One method for each command. */
export type NativeCommands = {
  readonly [Command in NativeCommand]: (...args: Arguments<(typeof signatures)[Command]>) => Promise<NativeReply>;
};

/**
 * The native app as the product sees it. No method rejects: a command that cannot be sent, or that gets no reply in
 * time, resolves with `ok: false`. A phone number that is not well-formed is not sent.
 */
export interface NativePort extends NativeCommands {
  readonly host: NativeHost;
}

/** Returns a method for each command. Each calls `send` with all its parameters as one record. */
export function createCommands(
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

interface NativePortOptions {
  readonly window: NativeWindow;
  readonly environment: { readonly linkScheme: string };
  readonly platform: "android" | "ios";
  /** Called for every command when no native host is present, so the preview strip can display it. */
  readonly onPreview?: (message: NativeMessage) => void;
}

// A navigation cancels the one before it, so links are opened one at a time with a pause.
const LINK_INTERVAL_MS = 50;
const REPLY_EVENT = "appbridge:reply";

/** Creates the port to the native host of the page: Android, iOS, an old app's link scheme, or a browser. */
export function createNativePort({ window, environment, platform, onPreview }: NativePortOptions): NativePort {
  const pendingReplies = new Map<string, (reply: NativeReply) => void>();
  const nextId = makeIds();
  let links = Promise.resolve();

  window.addEventListener(REPLY_EVENT, (event) => {
    const reply = readReply(event);
    if (reply) pendingReplies.get(reply.id)?.({ ok: reply.ok, data: reply.data });
  });

  const openLink = (message: NativeMessage): Promise<void> => {
    const opened = links.then(() => window.location.assign(toNativeLink(environment.linkScheme, message)));
    links = opened.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, LINK_INTERVAL_MS)));
    return opened;
  };

  const deliver = async (message: NativeMessage): Promise<void> => {
    const host = findHost(window, platform);
    if (host === "link") await openLink(message);
    else if (host === "browser") onPreview?.(message);
    else postToHost(window, host, message);
  };

  const commands = createCommands((command, params, { replyWithinMs } = {}) => {
    const message: NativeMessage = { id: nextId(), command, params };
    return new Promise((resolve) => {
      const settle = (reply: NativeReply) => {
        pendingReplies.delete(message.id);
        clearTimeout(timer);
        resolve(reply);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      if (replyWithinMs !== undefined) {
        pendingReplies.set(message.id, settle);
        timer = setTimeout(() => settle({ ok: false, data: undefined }), replyWithinMs);
      }
      deliver(message).then(
        () => replyWithinMs === undefined && settle({ ok: true, data: undefined }),
        () => settle({ ok: false, data: undefined }),
      );
    });
  });

  return {
    ...commands,
    get host() {
      return findHost(window, platform);
    },
    async callPhone(written, options) {
      const number = written.trim();
      // With its letters or signs taken out, the phone would dial another number.
      return isPhoneNumber(number) ? commands.callPhone(number, options) : { ok: false, data: undefined };
    },
  };
}

/** Returns a generator of ids that are unique within this page and, almost certainly, across page loads. */
function makeIds(): () => string {
  const page = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  let count = 0;
  return () => {
    count += 1;
    return `${page}-${count}`;
  };
}

/** Reads an `appbridge:reply` event; undefined for anything else. An `ok` other than `true` counts as false. */
function readReply(event: Event): (NativeReply & { readonly id: string }) | undefined {
  const detail: unknown = "detail" in event ? event.detail : undefined;
  if (typeof detail !== "object" || detail === null || !("id" in detail) || typeof detail.id !== "string")
    return undefined;
  return { id: detail.id, ok: "ok" in detail && detail.ok === true, data: "data" in detail ? detail.data : undefined };
}

/** Returns a command as a link of the app's scheme. Spaces become `%20`, which native parsers expect. */
function toNativeLink(linkScheme: string, { command, params }: NativeMessage): string {
  const query = Object.entries(params).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${linkScheme}://${command}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
