import type { NativePort } from "../native/createNativePort.ts";
import { hasInProductHistory, identifyEntry, isExtraEntry, pushExtraEntry } from "./historyEntry.ts";

/** The parts of the page that the bridge uses: address, history and session storage. `window` implements it. */
export interface PagePort {
  readonly location: {
    readonly href: string;
    assign(url: string): void;
    replace(url: string): void;
  };
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string): void;
    go(delta: number): void;
  };
  /** May be a getter that throws. */
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

/** iOS refuses an entry for at most 30 s. Until then the browser's own Back is not guarded; the page's and the app's are. */
const REFUSED_RETRY_MS = 2_000;

export type BackStack = ReturnType<typeof createBackStack>;

interface BackStackOptions {
  readonly page: PagePort;
  readonly native: Pick<NativePort, "host" | "closeWebview">;
}

/**
 * Creates the stack behind every kind of Back: the page's button, the native `appbridge:back` and the browser's Back. A
 * page cannot cancel the browser's Back, nor that of an app that only calls the history of its webview. So while a handler
 * is registered there is one extra history entry on top of the screen's entry. Back removes the extra entry, and the
 * handlers run before the screen is left.
 */
export function createBackStack({ page, native }: BackStackOptions) {
  const handlers: (() => boolean)[] = [];
  /** Identity of the extra entry that was current last. The router pushes and replaces entries without an event. */
  let extraIdentity: string | undefined;

  const press = () => [...handlers].reverse().some((handler) => handler());

  const addExtraEntry = () => {
    if (handlers.length === 0) return;
    if (pushExtraEntry(page.history)) extraIdentity = identifyEntry(page.history);
    else setTimeout(addExtraEntry, REFUSED_RETRY_MS);
  };

  const onNativeBack = (event: Event) => {
    if (press()) {
      event.preventDefault();
    } else if (hasInProductHistory(page)) {
      event.preventDefault();
      page.history.go(-1);
    }
  };

  const onPopState = () => {
    const isExtra = isExtraEntry(page.history);
    const isExtraLeft = !isExtra && identifyEntry(page.history) === extraIdentity;
    if (isExtra) extraIdentity = identifyEntry(page.history);
    if (!isExtraLeft) return;
    extraIdentity = undefined;
    if (press()) {
      addExtraEntry();
    } else if (native.host === "browser" || hasInProductHistory(page)) page.history.go(-1);
    else void native.closeWebview();
  };

  return {
    /** Calls the handlers, latest first, until one handles the press. Returns whether one did. */
    press,
    /** Adds a handler, which returns whether it handled the press. Returns a function that removes the handler. */
    onBack(handler: () => boolean) {
      handlers.push(handler);
      addExtraEntry();
      return () => {
        const index = handlers.lastIndexOf(handler);
        if (index >= 0) handlers.splice(index, 1);
      };
    },
    /** Starts handling Back of the host and of the browser. Returns a function that stops it. */
    listen() {
      extraIdentity = isExtraEntry(page.history) ? identifyEntry(page.history) : undefined;
      page.addEventListener("appbridge:back", onNativeBack);
      page.addEventListener("popstate", onPopState);
      return () => {
        page.removeEventListener("appbridge:back", onNativeBack);
        page.removeEventListener("popstate", onPopState);
      };
    },
  };
}
