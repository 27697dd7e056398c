import { findHost } from "../native/findHost.ts";
import type { NativeWindow } from "../native/NativeWindow.ts";
import { postToHost } from "../native/postToHost.ts";
import { toNativeLink } from "../native/toNativeLink.ts";
import { hasInProductHistory } from "./hasInProductHistory.ts";

interface LeavePageOptions {
  readonly platform: "android" | "ios";
  readonly linkScheme: string;
}

/**
 * Back while no React runs yet: one step back within the product, else the webview closes. A browser has no webview to
 * close: there it is the browser's own Back, or the site's first page where nothing lies behind.
 */
export function leavePage(
  window: NativeWindow & { readonly history: Pick<History, "state" | "length" | "back"> },
  { platform, linkScheme }: LeavePageOptions,
): void {
  const { history, location } = window;
  const host = findHost(window, platform);
  const message = { id: `start-${Date.now().toString(36)}`, command: "closeWebview", params: {} } as const;
  if (hasInProductHistory(window) || (host === "browser" && history.length > 1)) history.back();
  else if (host === "browser") location.assign("/");
  else if (host === "link") location.assign(toNativeLink(linkScheme, message));
  else postToHost(window, host, message);
}
