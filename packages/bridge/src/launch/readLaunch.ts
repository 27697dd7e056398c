/**
 * The device and session parameters that the native app passes when it opens the page. A parameter that was not passed
 * is "".
 */
export interface LaunchParameters {
  readonly appVersion: string;
  readonly deviceName: string;
  /** Secret: removed from the visible address. */
  readonly deviceId: string;
  readonly osVersion: string;
  /** Secret: removed from the visible address. */
  readonly sessionId: string;
  /** Secret: removed from the visible address. */
  readonly advertisingId: string;
  readonly platform: "android" | "ios";
  /** The page that opened this address. Belongs to this address alone and is not stored. */
  readonly source: string;
  /** The flow that opened this address. Belongs to this address alone and is not stored. */
  readonly from: string;
  /** The language that `?lang=` requests, or "". */
  readonly lang: string;
}

type LaunchStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The parts of the page that a launch is read from; `window` implements it. Each storage may be a getter that throws,
 * as in a webview that blocks storage.
 */
export interface LaunchPort {
  readonly location: { readonly search: string };
  readonly navigator: { readonly userAgent: string };
  readonly sessionStorage: LaunchStorage;
  readonly localStorage: LaunchStorage;
}

const STORAGE_KEY = "launch";
const STORED = ["appVersion", "deviceName", "deviceId", "osVersion", "sessionId", "advertisingId", "platform", "lang"];

/**
 * Reads the launch parameters from the address and stores them while the webview is open. A parameter in the address
 * replaces the stored one; an empty or malformed one clears it. Another device, which may be empty or malformed,
 * discards everything stored before; another session discards what belongs to the old session. Never throws.
 */
export function readLaunch(port: LaunchPort): LaunchParameters {
  const query = new URLSearchParams(port.location.search);
  const launch = readStored(port);
  const read = (name: string) => readParameter(launch, name);
  const storedDevice = read("deviceId");
  const storedSession = read("sessionId");
  // Compared as it is: a malformed device is another device too, though it is not stored.
  const device = query.get("deviceId");
  const isNewDevice = device !== null && device !== storedDevice;
  const isOtherDevice = isNewDevice && storedDevice !== "";
  for (const name of STORED) {
    // A session that was stored without a device is not combined with one either: its owner is unknown.
    if (query.has(name) || isOtherDevice || (isNewDevice && name === "sessionId"))
      launch.set(name, readParameter(query, name));
  }
  try {
    if (isOtherDevice || (storedSession && storedSession !== read("sessionId"))) discardStored(port, isOtherDevice);
    port.sessionStorage.setItem(STORAGE_KEY, `${launch}`);
  } catch {
    // Without storage this document keeps its launch, and the next one reads its own address.
  }
  const platform = read("platform").toLowerCase();
  // An unknown platform name is ignored, and the user agent decides.
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

/** Returns whether a query has a parameter that `readLaunch` stores, with any value. */
export function hasLaunchParameter(query: URLSearchParams): boolean {
  return STORED.some((name) => query.has(name));
}

/** Returns the stored launch parameters, not validated yet. Empty when storage is blocked. */
function readStored(port: Pick<LaunchPort, "sessionStorage">): URLSearchParams {
  try {
    return new URLSearchParams(port.sessionStorage.getItem(STORAGE_KEY) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** Returns whether the webview has since been launched with another session or device. False when nothing is stored. */
export function hasOtherLaunch(
  port: Pick<LaunchPort, "sessionStorage">,
  launch: Pick<LaunchParameters, "sessionId" | "deviceId">,
): boolean {
  const stored = readStored(port);
  if (`${stored}` === "") return false;
  return (["sessionId", "deviceId"] as const).some((name) => readParameter(stored, name) !== launch[name]);
}

// No control characters, no characters that reverse text or are invisible, and more than spaces.
const SAFE_TEXT = /^(?=.*\S)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/**
 * Returns a launch parameter of a query, or "" when it is missing, malformed or too long. A session may be a JWT; its
 * limit keeps a request below the 16 kB that servers accept, because the session is sent in the address and in a
 * header.
 */
export function readParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? "";
  return SAFE_TEXT.test(value) && value.length <= (name === "sessionId" ? 4096 : 200) ? value : "";
}

interface Storages {
  readonly sessionStorage: Pick<Storage, "removeItem">;
  readonly localStorage: Pick<Storage, "removeItem">;
}

/**
 * Removes what a previous launch has stored. A new session clears the webview's session storage, including the launch,
 * the saved pay code, and all drafts of all remotes. Started payments, which hold no code, stay. Another device clears
 * everything. The developer tools and the canary choice belong to no borrower and stay. Throws when storage is blocked.
 */
function discardStored(port: Storages, isOtherDevice: boolean): void {
  removeAllBut(/^(developer|trial)/, port.sessionStorage);
  removeAllBut(isOtherDevice ? /^testPreview$/ : /^(?!\w+Draft |repaymentInfo$)/, port.localStorage);
}

function removeAllBut(keepPattern: RegExp, storage: Storages["localStorage"]) {
  for (const key of Object.keys(storage)) if (!keepPattern.test(key)) storage.removeItem(key);
}
