import { type Environment, parseEnvironment } from "@lending/bridge/environment";

/** Where the test page keeps what it has switched on, for the life of the webview; `wantsTools` knows it too. */
const TOOLS_KEY = "developer";

interface OverridePort {
  /** May be a getter that throws. */
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

/** Keys of the environment that this webview reads otherwise than they were served, as JSON; "{}" for none. */
export function readOverride(port: OverridePort): string {
  try {
    return port.sessionStorage.getItem(TOOLS_KEY) ?? "{}";
  } catch {
    return "{}";
  }
}

/** Switches the developer's tools on for this webview; false where nothing can be stored. */
export function saveOverride(port: OverridePort, override: string): boolean {
  try {
    port.sessionStorage.setItem(TOOLS_KEY, override);
    return true;
  } catch {
    return false;
  }
}

/** Why an override cannot be used: the paths of its odd keys, or "JSON". */
export class OddOverride extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super(`Odd keys: ${keys.join(", ")}`);
    this.name = "OddOverride";
    this.keys = keys;
  }
}

/** The served environment with some keys replaced. The stage stays: what is production cannot be made anything else. */
export function applyOverride(served: Environment, override: string): Environment {
  const odd: string[] = [];
  let keys: unknown;
  try {
    keys = JSON.parse(override);
  } catch {
    throw new OddOverride(["JSON"]);
  }
  if (typeof keys !== "object" || keys === null || Array.isArray(keys)) throw new OddOverride(["JSON"]);
  for (const key of Object.keys(keys)) if (!Object.hasOwn(served, key)) odd.push(key);
  const environment = parseEnvironment({ ...served, ...keys, stage: served.stage }, (path) => odd.push(path));
  if (odd.length > 0) throw new OddOverride(odd);
  return environment;
}
