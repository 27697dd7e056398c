import { discardStored } from "./discardStored.ts";
import type { LaunchParameters } from "./LaunchParameters.ts";
import { readParameter } from "./readParameter.ts";

type LaunchStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a launch is read from; `window` is one. Each storage may be a getter that throws, as in a webview that blocks storage. */
export interface LaunchPort {
  readonly location: { readonly search: string };
  readonly navigator: { readonly userAgent: string };
  readonly sessionStorage: LaunchStorage;
  readonly localStorage: LaunchStorage;
}

const STORAGE_KEY = "launch";
const STORED = ["appVersion", "deviceName", "deviceId", "osVersion", "sessionId", "advertisingId", "platform", "lang"];

// Used where the storage throws, for the life of this document.
let memory = "";

/**
 * Reads the launch parameters from the address and stores them for the life of the webview. A parameter that the address
 * has replaces the stored one; an empty or malformed one clears it. Another device discards everything stored before,
 * another session what belongs to the old session. Never throws.
 */
export function readLaunch(port: LaunchPort): LaunchParameters {
  const query = new URLSearchParams(port.location.search);
  const stored = new URLSearchParams(readStorage(port));
  const storedDevice = readParameter(stored, "deviceId");
  const storedSession = readParameter(stored, "sessionId");
  const device = readParameter(query, "deviceId");
  const isNewDevice = device !== "" && device !== storedDevice;
  const isOtherDevice = isNewDevice && storedDevice !== "";
  const current = new URLSearchParams();
  for (const name of STORED) {
    // A session that was stored without a device is not combined with one either: nobody knows whose it is.
    const isDropped = isOtherDevice || (isNewDevice && name === "sessionId");
    const value = query.has(name) || isDropped ? readParameter(query, name) : readParameter(stored, name);
    if (value) current.set(name, value);
  }
  const read = (name: string): string => current.get(name) ?? "";
  if (isOtherDevice || (storedSession && storedSession !== read("sessionId"))) discardStored(port, isOtherDevice);
  writeStorage(port, `${current}`);
  const platform = read("platform");
  // An unknown name counts as none: then the user agent decides.
  const apple = /^(ios|android)$/i.test(platform)
    ? /^ios$/i.test(platform)
    : /iP(hone|ad|od)|Macintosh/.test(port.navigator.userAgent);
  return {
    appVersion: read("appVersion"),
    deviceName: read("deviceName"),
    deviceId: read("deviceId"),
    osVersion: read("osVersion"),
    sessionId: read("sessionId"),
    advertisingId: read("advertisingId"),
    platform: apple ? "ios" : "android",
    source: readParameter(query, "source"),
    from: readParameter(query, "from"),
    lang: read("lang"),
  };
}

function readStorage(port: LaunchPort): string {
  try {
    return port.sessionStorage.getItem(STORAGE_KEY) ?? memory;
  } catch {
    return memory;
  }
}

function writeStorage(port: LaunchPort, text: string): void {
  try {
    // Removed first: where the new text does not fit, the old launch must not come back with the next document.
    port.sessionStorage.removeItem(STORAGE_KEY);
    port.sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    memory = text;
  }
}
