import { findPath, plainPath, type SiteRegistry } from "@lending/federation/manifest";

/** The folder of a shipped release ends with its version and a hash. A local build has only a hash in its entry's name. */
const SHIPPED = /\/(\d+\.\d+\.\d+(?:-[\w.-]+)?)-[\da-f]{12}\/$/;
const BUILT = /\.([\da-f]{8})\.js$/;

/** The data about the page in every event: its path, the remote with its version, the release and the variant. */
export interface Place {
  /** "" for a path without an owner, because it may contain any text. */
  readonly path: string;
  readonly remote: string;
  readonly version: string | undefined;
  readonly set: number | undefined;
  readonly arm: "live" | "canary" | undefined;
}

/** Returns the place of the current page, with the version of another remote when `named` is given. */
export function readPlace({ set, arm, ...owners }: SiteRegistry, named = ""): Place {
  const match = findPath(owners, location.pathname);
  const remote = named || match?.owner.name || "";
  return {
    path: match ? plainPath(location.pathname) : "",
    remote,
    version: versionOf(owners, remote),
    set,
    arm,
  };
}

function versionOf({ shell, remotes }: Pick<SiteRegistry, "shell" | "remotes">, name: string) {
  const newest = [shell, ...remotes].find((one) => one.name === name);
  const last = newest?.last;
  // A page that fell back has requested the entry of the previous version.
  const { base, entry } = (last && wasRequested(last.base + last.entry) ? last : newest) ?? { base: "", entry: "" };
  return SHIPPED.exec(base)?.[1] ?? BUILT.exec(entry)?.[1];
}

/** Returns whether the page requested this URL. Returns false in engines without resource timing. */
const wasRequested = (address: string) =>
  performance.getEntriesByName?.(new URL(address, document.baseURI).href).length > 0;
