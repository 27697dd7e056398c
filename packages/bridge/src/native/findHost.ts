import type { NativePort } from "./NativePort.ts";
import type { NativeWindow } from "./NativeWindow.ts";

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
