// The part of Back that the start-up script inlines: small and without React.
import { findHost, type NativeWindow, postToHost } from "../native/host.ts";
import { hasInProductHistory } from "./historyEntry.ts";

export { findHost };

interface LeavePageOptions {
  readonly platform: "android" | "ios";
  readonly linkScheme: string;
  /** Closes the webview through the shell's native port, once the shell runs. */
  readonly closeWebview: (() => void) | undefined;
}

type PageWindow = NativeWindow & {
  readonly history: Pick<History, "state" | "length" | "back">;
  dispatchEvent(event: Event): boolean;
};

/**
 * Handles Back without React, before the shell has rendered, like `useBack`: first the listeners of the native back
 * event (guards, once the shell has rendered), then one step back within the product, else the webview closes. Without
 * an app and without the shell it is the browser's Back, or the site's home page when there is no history.
 */
export function leavePage(window: PageWindow, { platform, linkScheme, closeWebview }: LeavePageOptions): void {
  const { history, location } = window;
  if (!window.dispatchEvent(new CustomEvent("appbridge:back", { cancelable: true }))) return;
  const host = findHost(window, platform);
  if (hasInProductHistory(window)) history.back();
  else if (closeWebview) closeWebview();
  else if (host === "link") location.assign(`${linkScheme}://closeWebview`);
  else if (host !== "browser")
    postToHost(window, host, { id: `start-${Date.now()}`, command: "closeWebview", params: {} });
  else if (history.length > 1) history.back();
  else location.assign("/");
}
