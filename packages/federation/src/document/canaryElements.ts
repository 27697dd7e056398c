import {
  type DocumentCanary,
  type FirstPaint,
  findPath,
  plainPath,
  type Registry,
  routePreloads,
  siteRemote,
  withCanary,
} from "../manifest/index.ts";
import { templateId } from "../manifest/routePreloads.ts";
import { jsonElement } from "./escape.ts";

interface CanaryOptions {
  readonly canaries: readonly DocumentCanary[];
  /** The registry of all other devices. */
  readonly registry: Registry;
  readonly pathname: string;
  /** The script that chooses the variants, from the shell's build. */
  readonly chooser: string;
}

/** The id of the template with the first paint of the path's canary. */
export const CANARY_TEMPLATE = templateId("-canary");

/** The parts of a document that canaries add. */
interface CanaryParts {
  readonly element: string;
  /** Names of the remotes that have a canary. */
  readonly remotes: ReadonlySet<string>;
  /** Runs before the start-up script and reads the element. */
  readonly script: string;
  /** Whether a canary needs other files for this path. */
  readonly isOpen: boolean;
  /** The canary's first paint of this path, when it differs. */
  readonly firstPaint?: FirstPaint;
}

/**
 * Returns what the devices of each canary read instead of the live data: its remotes and, when it needs other files for the path,
 * its preload list. A path has one owner, and a remote one canary, so no combination of canaries needs anything else.
 */
export function composeCanaries({ canaries, registry, pathname, chooser }: CanaryOptions): CanaryParts {
  const live = JSON.stringify(routePreloads(registry, pathname) ?? null);
  const livePaint = JSON.stringify(findPath(registry, pathname)?.path.firstPaint);
  const parts = canaries.map((canary) => {
    const own = withCanary(registry, canary);
    const paint = findPath(own, pathname)?.path.firstPaint;
    const firstPaint = JSON.stringify(paint) === livePaint ? undefined : paint;
    const found = routePreloads(own, pathname);
    const preloads = found ? { ...found, ...(firstPaint && { template: CANARY_TEMPLATE }) } : null;
    const remotes = canary.remotes.map((remote) => siteRemote(remote, plainPath(pathname), "canary"));
    const data = { id: canary.id, percent: canary.percent, remotes };
    return { firstPaint, data: JSON.stringify(preloads) === live ? data : { ...data, preloads } };
  });
  const firstPaint = parts.find((one) => one.firstPaint)?.firstPaint;
  return {
    element: jsonElement(
      "canary",
      parts.map(({ data }) => data),
    ),
    remotes: new Set(canaries.flatMap(({ remotes }) => remotes.map(({ name }) => name))),
    script: chooser,
    isOpen: parts.some(({ data }) => "preloads" in data),
    ...(firstPaint && { firstPaint }),
  };
}
