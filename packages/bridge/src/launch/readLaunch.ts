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

/**
 * Reads the launch parameters from the address and stores them for the life of the webview. A parameter that the address
 * has replaces the stored one; an empty or malformed one clears it. Another device discards everything stored before,
 * another session what belongs to the old session. Never throws.
 */
export function readLaunch(port: LaunchPort): LaunchParameters {
  const query = new URLSearchParams(port.location.search);
  const launch = readStored(port);
  const read = (name: string) => readParameter(launch, name);
  const storedDevice = read("deviceId");
  const storedSession = read("sessionId");
  const device = readParameter(query, "deviceId");
  const isNewDevice = device !== "" && device !== storedDevice;
  const isOtherDevice = isNewDevice && storedDevice !== "";
  for (const name of STORED) {
    // A session that was stored without a device is not combined with one either: nobody knows whose it is.
    if (query.has(name) || isOtherDevice || (isNewDevice && name === "sessionId"))
      launch.set(name, readParameter(query, name));
  }
  try {
    if (isOtherDevice || (storedSession && storedSession !== read("sessionId"))) discardStored(port, isOtherDevice);
    port.sessionStorage.setItem(STORAGE_KEY, `${launch}`);
  } catch {
    // Where nothing can be stored, this document has its launch, and the next one what its own address has.
  }
  const platform = read("platform").toLowerCase();
  // An unknown name counts as none: then the user agent decides.
  const isApple =
    platform === "ios" || (platform !== "android" && /iP(hone|ad|od)|Macintosh/.test(port.navigator.userAgent));
  return {
    appVersion: read("appVersion"),
    deviceName: read("deviceName"),
    deviceId: read("deviceId"),
    osVersion: read("osVersion"),
    sessionId: read("sessionId"),
    advertisingId: read("advertisingId"),
    platform: isApple ? "ios" : "android",
    source: readParameter(query, "source"),
    from: readParameter(query, "from"),
    lang: read("lang"),
  };
}

/** Returns the stored launch parameters, not checked yet; none where storage is blocked. */
function readStored(port: Pick<LaunchPort, "sessionStorage">): URLSearchParams {
  try {
    return new URLSearchParams(port.sessionStorage.getItem(STORAGE_KEY) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** Whether the webview has since been launched with another session or device. False where nothing is stored. */
export function hasOtherLaunch(
  port: Pick<LaunchPort, "sessionStorage">,
  launch: Pick<LaunchParameters, "sessionId" | "deviceId">,
): boolean {
  const stored = readStored(port);
  if (`${stored}` === "") return false;
  return (["sessionId", "deviceId"] as const).some((name) => readParameter(stored, name) !== launch[name]);
}
