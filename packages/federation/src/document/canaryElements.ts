import { type FirstPaint, findPath, type Registry, routePreloads, siteRegistry } from "../manifest/index.ts";
import { ROUTE_PRELOADS_ID, templateId } from "../manifest/routePreloads.ts";
import { jsonElement } from "./escape.ts";

interface CanaryOptions {
  readonly canary: { readonly id: string; readonly percent: number; readonly registry: Registry };
  /** The registry of all other devices. */
  readonly registry: Registry;
  readonly pathname: string;
  readonly generation: number | undefined;
  /** The script that chooses the variant, from the shell's build. */
  readonly chooser: string;
}

/** The id of the template with the canary's first paint. */
export const CANARY_TEMPLATE = templateId("-canary");

/** The parts of a document that a canary adds. */
interface CanaryParts {
  readonly elements: string;
  /** Runs before the start-up script and reads the elements. */
  readonly script: string;
  /** Whether the two variants need different files for this path. */
  readonly isOpen: boolean;
  /** The canary's first paint of this path, when it differs. */
  readonly firstPaint?: FirstPaint;
}

/**
 * Returns the data that canary devices read instead of the live data: a second registry and, when the files of the path
 * differ, a second preload list. Repeated text costs almost nothing after brotli; only the hashes add bytes.
 */
export function composeCanary({ canary, registry, pathname, generation, chooser }: CanaryOptions): CanaryParts {
  const { id, percent, registry: canaryRegistry } = canary;
  const firstPaint = findPath(canaryRegistry, pathname)?.path.firstPaint;
  const isOther = JSON.stringify(firstPaint) !== JSON.stringify(findPath(registry, pathname)?.path.firstPaint);
  const found = routePreloads(canaryRegistry, pathname);
  const preloads = found ? { ...found, ...(isOther && { template: CANARY_TEMPLATE }) } : null;
  const isOpen = JSON.stringify(preloads) !== JSON.stringify(routePreloads(registry, pathname) ?? null);
  const releaseInfo = { ...(generation !== undefined && { release: generation }), variant: "canary" as const };
  const elements = [
    jsonElement("canary", { id, percent }),
    jsonElement("registry-canary", siteRegistry(canaryRegistry, pathname, releaseInfo)),
    isOpen ? jsonElement(`${ROUTE_PRELOADS_ID}-canary`, preloads) : "",
  ].join("");
  return { elements, script: chooser, isOpen, ...(isOther && firstPaint && { firstPaint }) };
}
