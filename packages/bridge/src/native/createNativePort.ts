import { findHost } from "./findHost.ts";
import { isPhoneNumber } from "./isPhoneNumber.ts";
import type { NativeCommand, NativeMessage } from "./NativeMessage.ts";
import type { NativePort, NativeReply, ReplyOptions } from "./NativePort.ts";
import type { NativeWindow } from "./NativeWindow.ts";
import { postToHost } from "./postToHost.ts";
import { readReply } from "./readReply.ts";
import { toNativeLink } from "./toNativeLink.ts";

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

  return {
    get host() {
      return findHost(window, platform);
    },
    goToPage: (page, params, options) => send("goToPage", { ...params, page }, options),
    closeWebview: (options) => send("closeWebview", {}, options),
    goHome: (options) => send("goHome", {}, options),
    goMine: (options) => send("goMine", {}, options),
    returnToLogin: (options) => send("returnToLogin", {}, options),
    async callPhone(written, options) {
      const number = written.trim();
      // With its letters or signs taken out, the phone would dial another number.
      return isPhoneNumber(number) ? send("callPhone", { number }, options) : { ok: false, data: undefined };
    },
    goToRating: (options) => send("goToRating", {}, options),
    confirmTrackingPoint: (name, params, options) => send("confirmTrackingPoint", { ...params, name }, options),
    startBankStep: (options) => send("startBankStep", {}, options),
    endBankStep: (options) => send("endBankStep", {}, options),
  };
}

/**
 * Returns a generator of ids that are unique within this page and, with a chance of one in billions of a collision,
 * across page loads.
 */
function makeIds(): () => string {
  const page = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  let count = 0;
  return () => {
    count += 1;
    return `${page}-${count}`;
  };
}
