import type { NativePort } from "./NativePort.ts";
import type { NativeWindow } from "./NativeWindow.ts";

// A webview says so on Android; on iOS it lacks the browser's own name.
const WEBVIEW = /; wv\)|(?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** Finds who takes the commands. Asked at every command, for an app may add its bridge late. */
export function findHost(window: NativeWindow, platform: "android" | "ios"): NativePort["host"] {
  const android = typeof window.AppBridge?.postMessage === "function";
  const ios = typeof window.webkit?.messageHandlers?.AppBridge?.postMessage === "function";
  if (android && ios) return platform;
  if (android) return "android";
  if (ios) return "ios";
  return WEBVIEW.test(window.navigator.userAgent) ? "link" : "browser";
}
