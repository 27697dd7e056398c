import { readParameter } from "@lending/bridge/launch";
import type { SessionKey } from "@lending/bridge/stored";
import { ROUTE_PRELOADS_ID, type StartupPreloads } from "../manifest/routePreloads.ts";
import { link } from "./preloadFiles.ts";

/**
 * Returns the number of a device in a canary, 0 to 99. The device gets the canary when the number is below the canary's
 * percentage. Uses FNV-1a over the canary's name and the device's id: a device always has the same number, a larger
 * percentage keeps all devices that were included, and the next canary selects others.
 */
export function numberInCanary(canaryId: string, deviceId: string): number {
  let hash = 2166136261;
  for (const character of canaryId + deviceId) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  // The low digits depend too much on the last characters; the high ones do not.
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}

/** The parts of the page that the choice reads. `sessionStorage` may be a getter that throws. */
interface Page {
  readonly document: Document;
  readonly location: { readonly search: string };
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

interface Canary {
  readonly id: string;
  readonly percent: number;
}

/** The chosen variant of a canary, which is chosen again for another device. */
const CHOICE: SessionKey = "tab.variant";

const readJson = <T>(document: Document, id: string) =>
  JSON.parse((document.getElementById(id) as HTMLElement).textContent as string) as T;

function readStored(page: Page, key: string): string {
  try {
    return page.sessionStorage.getItem(key) || "";
  } catch {
    return "";
  }
}

/**
 * Returns whether this device gets the canary. The first choice holds while the device is the same, also when the
 * percentage grows. The address can override it with `canary` or `live`.
 */
function isCanary(page: Page, canary: Canary): boolean {
  const query = new URLSearchParams(page.location.search);
  const [id, storedVariant] = readStored(page, CHOICE).split(" ");
  // `readLaunch` stores the launch under this name; it has not read this address yet.
  const storedDevice = readParameter(new URLSearchParams(readStored(page, "launch")), "deviceId");
  const device = query.has("deviceId") ? readParameter(query, "deviceId") : storedDevice;
  const isOtherDevice = storedDevice && device !== storedDevice;
  const variant = query.get("variant") || (!isOtherDevice && id === canary.id && storedVariant);
  if (variant) return variant === "canary";
  // A device without an id gets the live variant.
  return device ? numberInCanary(canary.id, device) < canary.percent : false;
}

/**
 * Chooses the variant before the start-up script reads anything. For a canary device the canary's registry and preload
 * list replace the live ones.
 */
export function chooseVariant(page: Page) {
  const { document } = page;
  const canary = readJson<Canary>(document, "canary");
  const isCanaryDevice = isCanary(page, canary);
  try {
    page.sessionStorage.setItem(CHOICE, `${canary.id} ${isCanaryDevice ? "canary" : "live"}`);
  } catch {
    // The next document chooses again, with the same result.
  }
  if (isCanaryDevice) {
    for (const name of ["registry", ROUTE_PRELOADS_ID]) {
      const other = document.getElementById(`${name}-canary`);
      if (!other) continue;
      (document.getElementById(name) as HTMLElement).id = `${name}-live`;
      other.id = name;
    }
  }
  // When both variants need the same files, the head already contains these links.
  const preloads = readJson<StartupPreloads | null>(document, ROUTE_PRELOADS_ID);
  for (const file of preloads?.modules || []) link("modulepreload", file);
}
