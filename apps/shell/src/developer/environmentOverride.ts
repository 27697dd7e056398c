import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import type { SessionKey } from "@lending/bridge/stored";

/** The environment keys that the developer overrides. Its presence switches the tools on; `wantsTools` repeats the name. */
export const TOOLS_KEY: SessionKey = "tab.tools";

interface OverridePort {
  /** May be a getter that throws. */
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

/** Returns what the test page has stored, or null when the developer tools are off in this webview. */
function readTools(port: OverridePort): string | null {
  try {
    return port.sessionStorage.getItem(TOOLS_KEY);
  } catch {
    return null;
  }
}

/** Returns the environment keys that this webview overrides, as JSON; "{}" for none. */
export const readOverride = (port: OverridePort) => readTools(port) ?? "{}";

/** Returns whether the developer tools are on in this webview. */
export const hasTools = (port: OverridePort) => readTools(port) !== null;

/** Stores the override, which switches the developer tools on for this webview. Returns false when storage is blocked. */
export function saveOverride(port: OverridePort, override: string): boolean {
  try {
    port.sessionStorage.setItem(TOOLS_KEY, override);
    return true;
  } catch {
    return false;
  }
}

/** Thrown for an invalid override. `keys` holds the paths of the invalid keys, or "JSON". */
export class InvalidOverride extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super(`Invalid keys: ${keys.join(", ")}`);
    this.name = "InvalidOverride";
    this.keys = keys;
  }
}

/**
 * Returns the served environment with the override's keys. The stage is never overridden, so that production stays
 * production. Throws `InvalidOverride`.
 */
export function applyOverride(served: Environment, override: string): Environment {
  const invalidKeys: string[] = [];
  let keys: unknown;
  try {
    keys = JSON.parse(override);
  } catch {
    throw new InvalidOverride(["JSON"]);
  }
  if (typeof keys !== "object" || keys === null || Array.isArray(keys)) throw new InvalidOverride(["JSON"]);
  for (const key of Object.keys(keys)) if (!Object.hasOwn(served, key)) invalidKeys.push(key);
  const environment = parseEnvironment({ ...served, ...keys, stage: served.stage }, (path) => invalidKeys.push(path));
  if (invalidKeys.length > 0) throw new InvalidOverride(invalidKeys);
  return environment;
}

/** Returns the environment in the document, without the override. Returns undefined when the document contains none. */
export function readServed(page: Pick<Document, "getElementById">): Environment | undefined {
  const text = page.getElementById("environment")?.textContent;
  return text ? parseEnvironment(JSON.parse(text)) : undefined;
}
