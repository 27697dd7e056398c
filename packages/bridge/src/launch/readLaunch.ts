import type { SessionKey } from "../stored/declareStored.ts";
import { LAUNCH_PARAMETERS, type LaunchParameters } from "./launchParameters.ts";

export { chooseLocale, cleanAddress, clientQuery, requestContext, requestLanguage } from "./clientQuery.ts";
export { LAUNCH_PARAMETERS, type LaunchParameters } from "./launchParameters.ts";

type LaunchStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

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

/** The launch parameters with the session, and what the last launch link with a session is about. */
const STORAGE_KEY: SessionKey = "launch";
export interface SessionStorage {
  readonly sessionStorage: Pick<Storage, "getItem">;
}

const LAST_OWNER = "lastOwner";

/**
 * Reads the launch parameters from the address and stores them while the webview is open. A parameter in the address
 * replaces the stored one; an empty or malformed one clears it. Another device, which may be empty or malformed,
 * discards everything stored before; another session discards what belongs to the old session, and the device when it
 * arrives without one. The ids that a link with a session names are stored too, as a way back. Never throws.
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
  const sentSession = readParameter(query, "sessionId");
  // Nor is a new session that arrives without a device combined with the stored one.
  const isAlone = sentSession !== "" && sentSession !== storedSession && device === null;
  for (const name of LAUNCH_PARAMETERS) {
    if (
      query.has(name) ||
      isOtherDevice ||
      // A session that was stored without a device is not combined with one either: its owner is unknown.
      (isNewDevice && name === "sessionId") ||
      (isAlone && /^(device|advertising)Id/.test(name))
    )
      launch.set(name, readParameter(query, name));
  }
  if (sentSession || isOtherDevice)
    for (const name of [...launch.keys(), ...query.keys()])
      if (/Id$/.test(name) && !LAUNCH_PARAMETERS.some((one) => one === name))
        launch.set(name, readParameter(query, name));
  try {
    const owner = ownerOf(read("sessionId"));
    // Outlives a launch without a session, after which the same borrower or another one may log in.
    const lastOwner = ownerOf(storedSession) || read(LAST_OWNER);
    const isOtherOwner = lastOwner !== "" && lastOwner !== owner && (owner || storedSession);
    if (isOtherDevice || (isAlone && storedDevice) || isOtherOwner)
      discardStored(port, isOtherDevice, owner === "" || owner === lastOwner);
    launch.delete(LAST_OWNER);
    if (owner === "" && lastOwner && !isOtherDevice) launch.set(LAST_OWNER, lastOwner);
    // Local storage outlives the webview: a value of an earlier session must not stay readable.
    if (owner) removeAllBut(new RegExp(`^(?!session\\..* (?!${owner}$))`), port.localStorage);
    port.sessionStorage.setItem(STORAGE_KEY, `${launch}`);
  } catch {
    // Without storage this document keeps its launch, and the next one reads its own address.
  }
  const platform = read("platform").toLowerCase();
  // An unknown platform name is ignored, and the user agent decides.
  const isApple =
    platform === "ios" || (platform !== "android" && /iP(hone|ad|od)|Macintosh/.test(port.navigator.userAgent));
  const stored = Object.fromEntries(LAUNCH_PARAMETERS.map((name) => [name, read(name)]));
  return {
    ...(stored as Record<(typeof LAUNCH_PARAMETERS)[number], string>),
    platform: isApple ? "ios" : "android",
    source: readParameter(query, "source"),
    from: readParameter(query, "from"),
  };
}

/**
 * Returns 32 bits that distinguish sessions, from which a session cannot be calculated; "" for no session. What outlives
 * a session on the phone names its owner with them. They do not protect a session that can be guessed.
 */
export function ownerOf(sessionId: string): string {
  let hash = 0;
  for (const unit of sessionId) hash = (hash * 9973 + unit.charCodeAt(0)) % 2 ** 32;
  return sessionId && `${hash}`;
}

/** Returns whether a query has a parameter that `readLaunch` stores, with any value. */
export function hasLaunchParameter(query: URLSearchParams): boolean {
  return LAUNCH_PARAMETERS.some((name) => query.has(name));
}

/** Returns the stored launch parameters, not validated yet. Empty when storage is blocked. */
export function readStored(port: SessionStorage): URLSearchParams {
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

/** Matches a line of text: no control characters, no characters that reverse text or are invisible, and more than spaces. */
export const SAFE_TEXT = /^(?=.*\S)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/**
 * Returns the most characters of a parameter. A session may be a JWT; its limit keeps a request below the 16 kB that servers accept,
 * because the session is sent in the address and in a header.
 */
export const lengthMax = (name: string) => (name === "sessionId" ? 4096 : 200);

/** Returns a launch parameter of a query, or "" when it is missing, malformed or too long. */
export function readParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? "";
  return SAFE_TEXT.test(value) && value.length <= lengthMax(name) ? value : "";
}

/**
 * Removes what a previous launch has stored, by the owner that a key begins with (`declareStored`): a remote's keys are
 * not known here, and a key without an owner is the borrower's. Throws when storage is blocked.
 */
function discardStored(
  port: Pick<LaunchPort, "sessionStorage" | "localStorage">,
  isOtherDevice: boolean,
  isSameBorrower: boolean,
): void {
  port.sessionStorage.clear();
  const kept = isSameBorrower ? /^(?!session\.)/ : /^(phone|order)\./;
  removeAllBut(isOtherDevice ? /^phone\./ : kept, port.localStorage);
}

function removeAllBut(keepPattern: RegExp, storage: LaunchStorage) {
  for (const key of Object.keys(storage)) if (!keepPattern.test(key)) storage.removeItem(key);
}
