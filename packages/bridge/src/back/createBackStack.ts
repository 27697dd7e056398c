import type { PagePort } from "../app/PagePort.ts";
import type { NativePort } from "../native/NativePort.ts";
import { hasInProductHistory } from "./hasInProductHistory.ts";

/** Whoever wants to know of a press on Back; the latest comes first. */
export interface BackStack {
  /** The handler says whether it dealt with the press. Returns the way out. */
  onBack(handler: () => boolean): () => void;
  /** Asks the handlers, latest first; says whether one dealt with the press. */
  press(): boolean;
  /** Starts answering the host's and the browser's own Back. Returns the way out. */
  listen(): () => void;
}

/**
 * Makes the stack behind every kind of Back: the page's button, the native `appbridge:back` (decisions 4) and the
 * browser's own. A browser cannot be told to stay, so while a handler waits, one extra history entry lies on top of the
 * screen's own: Back takes that one away, and the handlers are asked before anything is lost.
 */
export function createBackStack({ page, native }: { page: PagePort; native: Pick<NativePort, "host"> }): BackStack {
  const handlers: (() => boolean)[] = [];
  let onExtraEntry = false;

  const press = () => [...handlers].reverse().some((handler) => handler());

  const addExtraEntry = () => {
    if (native.host !== "browser") return;
    const { state } = page.history;
    if (!isExtra(state)) page.history.pushState({ ...(typeof state === "object" ? state : {}), isExtra: true }, "");
    onExtraEntry = true;
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
    const left = onExtraEntry;
    onExtraEntry = isExtra(page.history.state);
    if (!left || onExtraEntry) return;
    if (!press()) page.history.go(-1);
    else if (handlers.length > 0) addExtraEntry();
  };

  return {
    press,
    onBack(handler) {
      handlers.push(handler);
      addExtraEntry();
      return () => {
        const index = handlers.lastIndexOf(handler);
        if (index >= 0) handlers.splice(index, 1);
      };
    },
    listen() {
      onExtraEntry = isExtra(page.history.state);
      page.addEventListener("appbridge:back", onNativeBack);
      page.addEventListener("popstate", onPopState);
      return () => {
        page.removeEventListener("appbridge:back", onNativeBack);
        page.removeEventListener("popstate", onPopState);
      };
    },
  };
}

function isExtra(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isExtra" in state && state.isExtra === true;
}
