import { readParameter } from "@lending/bridge/launch";
import type { SessionKey } from "@lending/bridge/stored";
import type { SiteRegistry } from "../manifest/registry.ts";
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
  readonly remotes: readonly { readonly name: string }[];
  /** Its preload list, when it needs other files for the path. */
  readonly preloads?: unknown;
}

/** The chosen variant of each canary, after its id, which is chosen again for another device. */
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
 * percentage grows. The address can override it with `canary`, `live`, or the names of remotes.
 */
function isCanary(page: Page, canary: Canary): boolean {
  const query = new URLSearchParams(page.location.search);
  const stored = readStored(page, CHOICE).split(" ");
  const position = stored.indexOf(canary.id);
  const wanted = query.get("variant");
  if (wanted) return wanted === "canary" || canary.remotes.some(({ name }) => wanted.split(",").includes(name));
  // `readLaunch` stores the launch under this name; it has not read this address yet.
  const storedDevice = readParameter(new URLSearchParams(readStored(page, "launch")), "deviceId");
  const device = query.has("deviceId") ? readParameter(query, "deviceId") : storedDevice;
  const isOtherDevice = storedDevice && device !== storedDevice;
  if (!isOtherDevice && position >= 0) return stored[position + 1] === "canary";
  // A device without an id gets the live variant.
  return device ? numberInCanary(canary.id, device) < canary.percent : false;
}

/**
 * Chooses the variant of each canary before the start-up script reads anything. The chosen remotes replace the live ones in the
 * registry, and so does the preload list of the path.
 */
export function chooseVariant(page: Page) {
  const { document } = page;
  const canaries = readJson<readonly Canary[]>(document, "canary");
  const chosen = canaries.filter((canary) => isCanary(page, canary));
  try {
    const choices = canaries.map((canary) => `${canary.id} ${chosen.includes(canary) ? "canary" : "live"}`);
    page.sessionStorage.setItem(CHOICE, choices.join(" "));
  } catch {
    // The next document chooses again, with the same result.
  }
  /** Puts an element with other data in the place of one. Trusted Types refuse the text of a script, also of JSON. */
  const write = (id: string, value: unknown) => {
    const before = document.getElementById(id) as HTMLElement;
    const element = document.createElement("template");
    element.textContent = JSON.stringify(value);
    element.id = id;
    before.replaceWith(element);
  };
  for (const { remotes, preloads } of chosen) {
    const registry = readJson<SiteRegistry>(document, "registry");
    const others = registry.remotes.filter((one) => !remotes.some(({ name }) => name === one.name));
    write("registry", { ...registry, remotes: [...others, ...remotes] });
    if (preloads !== undefined) write(ROUTE_PRELOADS_ID, preloads);
  }
  // When both variants need the same files, the head already contains these links.
  const preloads = readJson<StartupPreloads | null>(document, ROUTE_PRELOADS_ID);
  for (const file of preloads?.modules || []) link("modulepreload", file);
}
