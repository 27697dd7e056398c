const SECRETS = ["sessionId", "deviceId", "advertisingId"];

/**
 * The same address without the three secret parameters; everything else keeps its bytes. For `history.replaceState` once
 * the launch is read (decisions 2).
 */
export function cleanAddress(url: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const kept = query
    .slice(1)
    .split("&")
    .filter((pair) => pair && !SECRETS.some((name) => new URLSearchParams(pair).has(name)))
    .join("&");
  return path + (kept && `?${kept}`) + hash;
}
