import { findHost } from "./findHost.ts";
import { isPhoneNumber } from "./isPhoneNumber.ts";
import type { NativeCommand, NativeMessage } from "./NativeMessage.ts";
import type { NativePort, NativeReply, ReplyOptions } from "./NativePort.ts";
import type { NativeWindow } from "./NativeWindow.ts";
import { postToHost } from "./postToHost.ts";
import { readReply } from "./readReply.ts";
import { toNativeLink } from "./toNativeLink.ts";

interface Surroundings {
  readonly window: NativeWindow;
  readonly environment: { readonly linkScheme: string };
  readonly platform: "android" | "ios";
  /** In a plain browser nobody takes a command: this is told of each one instead, so that it can be shown. */
  readonly onPreview?: (message: NativeMessage) => void;
}

// One navigation stops the one before it, so links leave one after another.
const BETWEEN_LINKS_MS = 50;
const REPLY_EVENT = "appbridge:reply";

/** Makes the port to whatever native app surrounds the page: Android, iOS, an old app's link scheme, or a browser. */
export function createNativePort({ window, environment, platform, onPreview }: Surroundings): NativePort {
  const awaited = new Map<string, (reply: NativeReply) => void>();
  const nextId = makeIds();
  let links = Promise.resolve();

  window.addEventListener(REPLY_EVENT, (event) => {
    const reply = readReply(event);
    if (reply) awaited.get(reply.id)?.({ ok: reply.ok, data: reply.data });
  });

  const openLink = (message: NativeMessage): Promise<void> => {
    const opened = links.then(() => window.location.assign(toNativeLink(environment.linkScheme, message)));
    links = opened.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, BETWEEN_LINKS_MS)));
    return opened;
  };

  const handOver = async (message: NativeMessage): Promise<void> => {
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
        awaited.delete(message.id);
        clearTimeout(timer);
        resolve(reply);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      if (options.replyWithinMs !== undefined) {
        awaited.set(message.id, settle);
        timer = setTimeout(() => settle({ ok: false, data: undefined }), options.replyWithinMs);
      }
      handOver(message).then(
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

/** Ids that differ within this page and, but for one chance in billions, from those of the page before it. */
function makeIds(): () => string {
  const page = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  let count = 0;
  return () => {
    count += 1;
    return `${page}-${count}`;
  };
}
