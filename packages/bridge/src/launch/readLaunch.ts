import type { LaunchParameters } from "./LaunchParameters.ts";

/** The three things a launch is read from. `storage` may be a getter that throws, as `window.sessionStorage` does when storage is blocked. */
export interface LaunchPort {
  readonly location: { readonly search: string };
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly userAgent: string;
}

const STORAGE_KEY = "launch";
const REMEMBERED = [
  "appVersion",
  "deviceName",
  "deviceId",
  "osVersion",
  "sessionId",
  "advertisingId",
  "platform",
  "lang",
];
// No control characters, and none that turn text around or hide in it.
const SOUND = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,200}$/u;

// Stands in for a storage that throws, for as long as this document lives.
let memory = "";

/**
 * Reads the launch parameters from the address, and what the address does not say from the webview's own session
 * storage; remembers the outcome there. An odd value counts as missing. Never throws.
 */
export function readLaunch(port: LaunchPort): LaunchParameters {
  const query = new URLSearchParams(port.location.search);
  const remembered = new URLSearchParams(readStorage(port));
  const kept = new URLSearchParams();
  for (const name of REMEMBERED) {
    const value = sound(query.get(name)) || sound(remembered.get(name));
    if (value) kept.set(name, value);
  }
  writeStorage(port, `${kept}`);
  const read = (name: string): string => kept.get(name) ?? "";
  const platform = read("platform");
  // Neither of the two names is as good as none (decisions 2).
  const apple = /^(ios|android)$/i.test(platform)
    ? /^ios$/i.test(platform)
    : /iP(hone|ad|od)|Macintosh/.test(port.userAgent);
  return {
    appVersion: read("appVersion"),
    deviceName: read("deviceName"),
    deviceId: read("deviceId"),
    osVersion: read("osVersion"),
    sessionId: read("sessionId"),
    advertisingId: read("advertisingId"),
    platform: apple ? "ios" : "android",
    source: sound(query.get("source")),
    from: sound(query.get("from")),
    lang: read("lang"),
  };
}

function sound(value: string | null): string {
  return value && SOUND.test(value) ? value : "";
}

function readStorage(port: LaunchPort): string {
  try {
    return port.storage.getItem(STORAGE_KEY) ?? memory;
  } catch {
    return memory;
  }
}

function writeStorage(port: LaunchPort, text: string): void {
  try {
    port.storage.setItem(STORAGE_KEY, text);
  } catch {
    memory = text;
  }
}
