import { hasInProductHistory } from "../app/historyEntry.ts";
import type { NativeCommand } from "./commands.ts";

/** The message that carries a command. Ids are unique. */
export interface NativeMessage {
  readonly id: string;
  readonly command: NativeCommand;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The receiver of commands: the app's bridge object (`android`, `ios`), an old app's link scheme (`link`), or only the
 * preview strip (`browser`).
 */
export type NativeHost = "android" | "ios" | "link" | "browser";

/** The parts of `window` that reach the native app. */
export interface NativeWindow {
  readonly navigator: { readonly userAgent: string };
  readonly location: { assign(url: string): void };
  readonly AppBridge?: { postMessage?: (text: string) => void };
  readonly webkit?: { readonly messageHandlers?: { readonly AppBridge?: { postMessage?: (message: object) => void } } };
  addEventListener(type: string, listener: (event: Event) => void): void;
}

// A webview identifies itself on Android; on iOS its user agent lacks "Safari".
const WEBVIEW = /; wv\)|(?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** Finds the native host. Call it for every command, because an app may add its bridge late. */
export function findHost(window: NativeWindow, platform: "android" | "ios"): NativeHost {
  const android = typeof window.AppBridge?.postMessage === "function";
  const ios = typeof window.webkit?.messageHandlers?.AppBridge?.postMessage === "function";
  if (android && ios) return platform;
  if (android) return "android";
  if (ios) return "ios";
  return WEBVIEW.test(window.navigator.userAgent) ? "link" : "browser";
}

/** Posts a message to the native app's bridge object: JSON text on Android, an object on iOS. */
export function postToHost(window: NativeWindow, host: "android" | "ios", message: NativeMessage): void {
  if (host === "android") window.AppBridge?.postMessage?.(JSON.stringify(message));
  else window.webkit?.messageHandlers?.AppBridge?.postMessage?.(message);
}

// The part of Back that the start-up script inlines: small and without React.

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
