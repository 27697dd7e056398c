const SECRETS = ["sessionId", "deviceId", "advertisingId"];

/**
 * Returns the address without the three secret parameters and leaves everything else unchanged. Pass the result to
 * `history.replaceState` once the launch is read.
 */
export function cleanAddress(url: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const publicQuery = query
    .slice(1)
    .split("&")
    .filter((pair) => pair && !SECRETS.some((name) => new URLSearchParams(pair).has(name)))
    .join("&");
  return path + (publicQuery && `?${publicQuery}`) + hash;
}
