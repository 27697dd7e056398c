import type { RemotePath } from "./remoteManifest.ts";

/**
 * File name of a build's integrity manifest: `{ "<script or stylesheet>": "sha256-…" }`. Its hash is enough to verify
 * every file.
 */
export const INTEGRITY_MANIFEST_FILE = "integrity.json";

/** The file of a build with the first paints of its paths, which a page loads for a later path. */
export const FIRST_PAINTS_FILE = "first-paints.js";

/** File of a development build with the errors of the last one, which has no manifest. */
export const BUILD_ERRORS_FILE = "errors.txt";

/** A fallback version of a remote, used when the current one is broken. */
export interface FallbackVersion {
  /** Folder of the remote's files, ending in a slash: a path on this origin or a full address. */
  readonly base: string;
  readonly entry: string;
  /** Hash of its integrity manifest. A development build has none. */
  readonly integrity?: string;
}

/**
 * What the shell knows about a path before its remote is loaded: the name of a screen that several paths share, and the title of
 * the document's path. The other titles are in the remote's routes.
 */
export type SitePath = Partial<Pick<RemotePath, "screen" | "title">>;

/** One remote as listed in a document. */
export interface SiteRemote<Path = SitePath> extends FallbackVersion {
  readonly name: string;
  readonly paths: Readonly<Record<string, Path>>;
  /** The last good version before this one. */
  readonly last?: FallbackVersion;
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

/** Id of the element with the registry at the start of a document: the shell, and the owner of the path. */
export const REGISTRY_ID = "registry";
/** Id of the element with the other remotes, after the data of the path. */
export const OTHER_REMOTES_ID = "other-remotes";

/** The registry in a document: the owner of each path, and no files but the entries. */
export interface SiteRegistry {
  /** Number of the release that the document belongs to. A local build has none. */
  readonly release?: number;
  /** Whether other remotes have not arrived. */
  readonly isPartial?: boolean;
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
function siteRemote({ name, base, entry, integrity, paths, last }: RegistryRemote, pathname: string): SiteRemote {
  const screens = Object.values(paths).map(({ screen }) => screen);
  const isShared = (screen: string) => screens.indexOf(screen) !== screens.lastIndexOf(screen);
  return {
    name,
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

/** Returns the part of a registry that the document of a path contains. */
export const siteRegistry = (
  { shell, remotes }: Registry,
  pathname: string,
  release?: number | undefined,
): SiteRegistry => ({
  ...(release !== undefined && { release }),
  shell: siteRemote(shell, plainPath(pathname)),
  remotes: remotes.map((remote) => siteRemote(remote, plainPath(pathname))),
});

/**
 * Returns a registry in which paths belong to no build, so that the shell shows its screen for an unavailable part. No build has
 * the folder, and the hash is that of no manifest, so that a file added there cannot run.
 */
export function closePaths({ shell, remotes }: Registry, isClosedByName: (path: string) => boolean): Registry {
  // A path that redirects shows the screen of the other one.
  const isClosed = ([path, { redirect = path }]: readonly [string, RemotePath]) =>
    isClosedByName(path) || isClosedByName(redirect);
  const split = remotes.map((remote) => {
    const entries = Object.entries(remote.paths);
    const open = Object.fromEntries(entries.filter((entry) => !isClosed(entry)));
    return { open: { ...remote, paths: open }, closed: entries.filter(isClosed) };
  });
  const paths = Object.fromEntries(split.flatMap(({ closed }) => closed));
  if (Object.keys(paths).length === 0) return { shell, remotes };
  const folder = { name: CLOSED, version: "", base: `/assets/${CLOSED}/`, entry: `${CLOSED}.js`, hashes: {} };
  const closed = { ...folder, integrity: `sha256-${"A".repeat(43)}=`, paths };
  return { shell, remotes: [...split.map(({ open }) => open), closed] };
}

/** The owner of closed paths in a registry. */
export const CLOSED = "closed";

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
