import type { RemotePath } from "./remoteManifest.ts";

/**
 * File name of a build's integrity manifest: `{ "<script or stylesheet>": "sha256-…" }`. Its hash is enough to verify
 * every file.
 */
export const INTEGRITY_MANIFEST_FILE = "integrity.json";

/** The file of a build with the first paints of its paths, which a page loads for a later path. */
export const FIRST_PAINTS_FILE = "first-paints.js";

/** A fallback version of a remote, used when the current one is broken. */
export interface FallbackVersion {
  /** Folder of the remote's files, ending in a slash: a path on this origin or a full address. */
  readonly base: string;
  readonly entry: string;
  /** Hash of its integrity manifest. A development build has none. */
  readonly integrity?: string;
}

/**
 * What the shell knows about a path before its remote is loaded: the name of a screen that several paths share, and the
 * title of the document's path. The other titles are in the remote's routes.
 */
export type SitePath = Partial<Pick<RemotePath, "screen" | "title">>;

/** One remote as listed in a document. */
export interface SiteRemote<Path = SitePath> extends FallbackVersion {
  readonly name: string;
  readonly paths: Readonly<Record<string, Path>>;
  /** The last good version before this one. */
  readonly last?: FallbackVersion;
  /** Which variant of its canary this is, only while the remote has a canary. */
  readonly variant?: "live" | "canary";
  /** Added by the server: proof of the release and the variant, for reports. */
  readonly token?: string;
}

/** One remote of a deployment: the location of its files, the preloads of each path, and the hash of every file. */
export interface RegistryRemote extends SiteRemote<RemotePath> {
  readonly version: string;
  readonly hashes: Readonly<Record<string, string>>;
}

/** Every remote of a deployment and the shell's own paths. */
export interface Registry {
  readonly shell: RegistryRemote;
  readonly remotes: readonly RegistryRemote[];
}

/** The registry in every document (`<script id="registry">`): the owner of each path, and no files but the entries. */
export interface SiteRegistry {
  /** Number of the release that the document belongs to. A local build has none. */
  readonly release?: number;
  /** Which side of a staged release this is, only while one runs; with the server's proof, for reports. */
  readonly variant?: SiteRemote["variant"];
  readonly token?: string;
  readonly shell: SiteRemote;
  readonly remotes: readonly SiteRemote[];
}

/** Removes trailing slashes: `/savings/` and `/savings` are the same path. The root stays `/`. */
export function plainPath(pathname: string): string {
  let end = pathname.length;
  // An expression would search from each slash: half a second for an address of 16 000 of them.
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  return pathname.slice(0, end);
}

interface Owner<Path> {
  readonly paths: Readonly<Record<string, Path>>;
}

/** Returns a path with its owner, or undefined when no remote owns it. */
export function findPath<Path, Remote extends Owner<Path>>(
  registry: { readonly shell: Remote & Owner<Path>; readonly remotes: readonly (Remote & Owner<Path>)[] },
  pathname: string,
): { owner: Remote; path: Path } | undefined {
  const plain = plainPath(pathname);
  for (const owner of [registry.shell, ...registry.remotes]) {
    const path = Object.hasOwn(owner.paths, plain) ? owner.paths[plain] : undefined;
    if (path) return { owner, path };
  }
  return undefined;
}

/** Returns the part of a remote that the document of a path contains. */
export function siteRemote(
  { name, base, entry, integrity, paths, last }: RegistryRemote,
  pathname: string,
  variant?: SiteRemote["variant"],
): SiteRemote {
  const screens = Object.values(paths).map(({ screen }) => screen);
  const isShared = (screen: string) => screens.indexOf(screen) !== screens.lastIndexOf(screen);
  return {
    name,
    ...(variant && { variant }),
    base,
    entry,
    ...(integrity !== undefined && { integrity }),
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, { title, screen }]) => [
        path,
        { ...(path === pathname && { title }), ...(isShared(screen) && { screen }) },
      ]),
    ),
    ...(last && { last }),
  };
}

interface ReleaseInfo {
  readonly release?: number | undefined;
  readonly variant?: SiteRegistry["variant"] | undefined;
  /** Names of the remotes that have a canary. */
  readonly inCanary?: ReadonlySet<string> | undefined;
}

/** Returns the part of a registry that the document of a path contains. */
export const siteRegistry = (
  { shell, remotes }: Registry,
  pathname: string,
  { release, variant, inCanary }: ReleaseInfo = {},
): SiteRegistry => ({
  ...(release !== undefined && { release }),
  ...(variant && { variant }),
  shell: siteRemote(shell, plainPath(pathname)),
  remotes: remotes.map((remote) =>
    siteRemote(remote, plainPath(pathname), inCanary?.has(remote.name) ? "live" : undefined),
  ),
});

/** A canary in a document: the share of the devices that get it, and its versions of some remotes. */
export interface DocumentCanary {
  readonly id: string;
  readonly percent: number;
  readonly remotes: readonly RegistryRemote[];
}

/** Returns the registry of the devices of one canary. */
export function withCanary({ shell, remotes }: Registry, canary: Pick<DocumentCanary, "remotes">): Registry {
  const names = new Set(canary.remotes.map(({ name }) => name));
  return { shell, remotes: [...remotes.filter(({ name }) => !names.has(name)), ...canary.remotes] };
}

/** Paths that the server handles, including their subpaths. No remote can own them. */
const SERVER_PATHS = [
  "/api",
  "/assets",
  "/collect",
  "/healthz",
  "/readyz",
  "/reports",
  "/robots.txt",
  "/sandbox",
  "/sitemap.xml",
  "/status",
];

/**
 * Returns one message for each path that several apps claim or that belongs to the server. `apiPrefix` is the path prefix
 * of the deployment's API.
 */
export function findConflicts(
  owners: readonly (Owner<unknown> & { readonly name: string })[],
  apiPrefix = "",
): readonly string[] {
  const reserved = apiPrefix === "" ? SERVER_PATHS : [...SERVER_PATHS, apiPrefix];
  const claims = new Map<string, string[]>();
  for (const { name, paths } of owners) {
    for (const path of Object.keys(paths)) claims.set(path, [...(claims.get(path) ?? []), name]);
  }
  return [...claims].flatMap(([path, names]) => {
    if (reserved.some((one) => path === one || path.startsWith(`${one}/`)))
      return [`${path} is claimed by ${names.join(" and ")}, but belongs to the server`];
    return names.length > 1 ? [`${path} is claimed by ${names.join(" and ")}`] : [];
  });
}
