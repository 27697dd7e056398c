import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { declareStored } from "@lending/bridge/stored";

type Override = Readonly<Record<string, unknown>>;

const isOverride = (value: unknown): value is Override =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The environment keys that the developer overrides. Its presence switches the tools on; `wantsTools` repeats the name. */
export const storedOverride = declareStored({
  key: "tab.tools",
  place: "session",
  read: (stored): Override | undefined => (isOverride(stored) ? stored : undefined),
});

/** Switches the developer tools on for this webview, and leaves an override as it is. */
export const switchToolsOn = () => storedOverride.save(storedOverride.read() ?? {});

/** Returns the environment keys of a JSON object, or undefined for any other text. */
export function parseOverride(text: string): Override | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isOverride(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the served environment with the override's keys, and the paths of the invalid keys; with any, the served
 * environment as it is. The stage is never overridden, so that production stays production.
 */
export function applyOverride(served: Environment, override: Override) {
  const invalidKeys = Object.keys(override).filter((key) => !Object.hasOwn(served, key));
  const environment = parseEnvironment({ ...served, ...override, stage: served.stage }, (path) =>
    invalidKeys.push(path),
  );
  return { environment: invalidKeys.length > 0 ? served : environment, invalidKeys };
}

/** Returns the environment in the document, without the override. Returns undefined when the document contains none. */
export function readServed(page: Pick<Document, "getElementById">): Environment | undefined {
  const text = page.getElementById("environment")?.textContent;
  return text ? parseEnvironment(JSON.parse(text)) : undefined;
}
