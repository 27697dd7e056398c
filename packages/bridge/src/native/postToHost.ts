import type { NativeMessage } from "./NativeMessage.ts";
import type { NativeWindow } from "./NativeWindow.ts";

/** Posts a message to the native app's bridge object: JSON text on Android, an object on iOS. */
export function postToHost(window: NativeWindow, host: "android" | "ios", message: NativeMessage): void {
  if (host === "android") window.AppBridge?.postMessage?.(JSON.stringify(message));
  else window.webkit?.messageHandlers?.AppBridge?.postMessage?.(message);
}
