import { readParameter } from "@lending/bridge/launch";
import type { StartupWave } from "../manifest/firstWave.ts";
import { numberInTrial } from "./numberInTrial.ts";
import { link } from "./preloadFiles.ts";

/** What the choice is made from. `sessionStorage` may be a getter that throws. */
interface Page {
  readonly document: Document;
  readonly location: { readonly search: string };
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

interface Trial {
  readonly id: string;
  readonly percent: number;
}

const readJson = <T>(document: Document, id: string) =>
  JSON.parse((document.getElementById(id) as HTMLElement).textContent as string) as T;

function readKept(page: Page, key: string): string {
  try {
    return page.sessionStorage.getItem(key) || "";
  } catch {
    return "";
  }
}

/**
 * What was chosen first holds for as long as the device stays the same, also when the share grows; `?arm=canary` and
 * `?arm=live` choose by hand.
 */
function isCanary(page: Page, trial: Trial): boolean {
  const query = new URLSearchParams(page.location.search);
  const [id, kept] = readKept(page, "trial").split(" ");
  // `readLaunch` stores the launch under this name; it has not read this address yet.
  const storedDevice = readParameter(new URLSearchParams(readKept(page, "launch")), "deviceId");
  const device = query.has("deviceId") ? readParameter(query, "deviceId") : storedDevice;
  const isOtherDevice = device && storedDevice && device !== storedDevice;
  const arm = query.get("arm") || (!isOtherDevice && id === trial.id && kept);
  if (arm) return arm === "canary";
  // Who has no id gets what everybody gets.
  return device ? numberInTrial(trial.id, device) < trial.percent : false;
}

/**
 * Chooses the arm of the trial that stands, before the start-up script reads anything: for a device that is in, the canary's
 * registry and first wave take the places of the live ones.
 */
export function chooseArm(page: Page) {
  const { document } = page;
  const trial = readJson<Trial>(document, "trial");
  const isIn = isCanary(page, trial);
  try {
    page.sessionStorage.setItem("trial", `${trial.id} ${isIn ? "canary" : "live"}`);
  } catch {
    // The next document draws again, and comes to the same.
  }
  for (const name of isIn ? ["registry", "first-wave"] : []) {
    const other = document.getElementById(`${name}-canary`);
    if (!other) continue;
    (document.getElementById(name) as HTMLElement).id = `${name}-live`;
    other.id = name;
  }
  // Where both arms want the same files, these are links in the head already.
  const wave = readJson<StartupWave | null>(document, "first-wave");
  for (const file of wave?.modules || []) link("modulepreload", file);
}
