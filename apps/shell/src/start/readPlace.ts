import { findPath, plainPath, type SiteRegistry } from "@lending/federation/manifest";

/** A shipped folder ends in its version and the beginning of its hash; a checkout's own build has but its entry's hash. */
const SHIPPED = /\/(\d+\.\d+\.\d+(?:-[\w.-]+)?)-[\da-f]{12}\/$/;
const BUILT = /\.([\da-f]{8})\.js$/;

/** What every event says of the page: whose path it is, which version of that remote runs, the set and the arm of a trial. */
export interface Place {
  /** "" for an address that nobody owns: it could say anything. */
  readonly path: string;
  readonly remote: string;
  readonly version: string | undefined;
  readonly set: number | undefined;
  readonly arm: "live" | "canary" | undefined;
}

/** The place of the page as it stands; of another remote where one is named. */
export function readPlace({ set, arm, ...owners }: SiteRegistry, named = ""): Place {
  const found = findPath(owners, location.pathname);
  const remote = named || found?.owner.name || "";
  return {
    path: found ? plainPath(location.pathname) : "",
    remote,
    version: versionOf(owners, remote),
    set,
    arm,
  };
}

function versionOf({ shell, remotes }: Pick<SiteRegistry, "shell" | "remotes">, name: string) {
  const newest = [shell, ...remotes].find((one) => one.name === name);
  const last = newest?.last;
  // Whoever fell back has asked for the entry of the version before.
  const { base, entry } = (last && wasAskedFor(last.base + last.entry) ? last : newest) ?? { base: "", entry: "" };
  return SHIPPED.exec(base)?.[1] ?? BUILT.exec(entry)?.[1];
}

/** False in an engine that keeps no such list. */
const wasAskedFor = (address: string) =>
  performance.getEntriesByName?.(new URL(address, document.baseURI).href).length > 0;
