import { signatures } from "./commands.ts";
import { findHost, type NativeWindow, postToHost } from "./host.ts";
import {
  createCommands,
  isPhoneNumber,
  type NativeCommand,
  type NativeMessage,
  type NativePort,
  type NativeReply,
  type ReplyOptions,
} from "./NativePort.ts";

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

  const send = (
    command: NativeCommand,
    params: Readonly<Record<string, string>>,
    options: ReplyOptions = {},
  ): Promise<NativeReply> => {
    const message: NativeMessage = { id: nextId(), command, params };
    return new Promise((resolve) => {
      const settle = (reply: NativeReply) => {
        pendingReplies.delete(message.id);
        clearTimeout(timer);
        resolve(reply);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      if (options.replyWithinMs !== undefined) {
        pendingReplies.set(message.id, settle);
        timer = setTimeout(() => settle({ ok: false, data: undefined }), options.replyWithinMs);
      }
      deliver(message).then(
        () => options.replyWithinMs === undefined && settle({ ok: true, data: undefined }),
        () => settle({ ok: false, data: undefined }),
      );
    });
  };

  const commands = createCommands(signatures, send);
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

/** A reply of the native app to the command with that id. */
interface IdentifiedReply {
  readonly id: string;
  readonly ok: boolean;
  readonly data: unknown;
}

/** Reads an `appbridge:reply` event; undefined for anything else. An `ok` other than `true` counts as false. */
function readReply(event: Event): IdentifiedReply | undefined {
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
