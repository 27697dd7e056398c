import type { NativeMessage, NativePort } from "./NativePort.ts";

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
export function findHost(window: NativeWindow, platform: "android" | "ios"): NativePort["host"] {
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
