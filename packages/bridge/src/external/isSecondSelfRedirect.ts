import type { PagePort } from "../app/PagePort.ts";

const STORAGE_KEY = "selfRedirect";
const COMMON = ["appVersion", "deviceName", "deviceId", "osVersion", "sessionId", "advertisingId", "clientType"];

/**
 * Returns whether the page redirects to itself a second time. The first redirect is allowed and remembered while the
 * webview is open. When storage is unavailable, no redirect to itself is allowed.
 */
export function isSecondSelfRedirect(target: URL, page: Pick<PagePort, "location" | "sessionStorage">): boolean {
  const identity = identify(target);
  if (identity !== identify(new URL(page.location.href))) return false;
  try {
    if (page.sessionStorage.getItem(STORAGE_KEY) === identity) return true;
    page.sessionStorage.setItem(STORAGE_KEY, identity);
    return false;
  } catch {
    return true;
  }
}

/**
 * Returns the identity of an address. Two addresses are the same page when they differ only in the hash, the common
 * client query or the order of the query.
 */
function identify(url: URL): string {
  const query = [...url.searchParams].filter(([name]) => !COMMON.includes(name));
  return JSON.stringify([url.origin, url.pathname, query.map((pair) => pair.join("=")).sort()]);
}
