import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type DocumentCanary,
  findConflicts,
  INTEGRITY_MANIFEST_FILE,
  type Registry,
  type RegistryRemote,
  type RemoteManifest,
  type ShellManifest,
} from "@lending/federation/manifest";
import { parseManifest } from "./Build.ts";

/** A shell, the remotes that go with it, and everything that their documents need. */
export interface ReleaseManifests {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  readonly canaries?: readonly DocumentCanary[];
  /** By public path: the program that prerenders it, the stylesheets that its HTML needs, and the folder of its files. */
  readonly pages: Readonly<
    Record<string, { readonly program: string; readonly styles: readonly string[]; readonly base: string }>
  >;
}

/** Returns the hashes of the files that browsers request by name. */
function wantedHashes(
  hashes: Readonly<Record<string, string>>,
  paths: RemoteManifest["paths"],
  always: readonly string[],
) {
  const wanted = new Set(always);
  for (const path of Object.values(paths)) {
    for (const file of [...path.scripts, ...path.styles, ...path.soon, ...Object.values(path.locales).flat()])
      wanted.add(file);
  }
  return Object.fromEntries(
    [...wanted].flatMap((file) => {
      const hash = hashes[file];
      return hash === undefined ? [] : [[file, hash] as const];
    }),
  );
}

/** Returns an app's entry in the registry. `base` is the folder of its files; a development build has no hashes. */
export function ownerOf(name: string, manifest: RemoteManifest | ShellManifest, base: string): RegistryRemote {
  const { version, entry, paths, files } = manifest;
  const integrity = files[INTEGRITY_MANIFEST_FILE];
  const ofEveryPath = "scripts" in manifest ? [...manifest.scripts, ...manifest.styles] : [];
  return {
    ...{ name, version, base, entry, paths },
    ...(integrity !== undefined && { integrity }),
    hashes: wantedHashes(files, paths, [entry, ...ofEveryPath]),
  };
}

interface ReadOptions {
  /** Folder with one folder per app. */
  readonly apps: string;
  /** Remotes on a development server: app folder to that server's origin. The shell is then its development build. */
  readonly development?: Readonly<Record<string, string>>;
  /** Reads only these remotes, by their app folders; by default all. */
  readonly only?: readonly string[];
}

const isDevelopment = ({ development = {} }: ReadOptions) => Object.keys(development).length > 0;

const shellFile = (options: ReadOptions) =>
  path.join(options.apps, "shell", isDevelopment(options) ? "dist/dev/shell.json" : "dist/shell/shell.json");

const remoteFiles = ({ apps, development = {}, only }: ReadOptions) =>
  readdirSync(apps)
    .filter((app) => only?.includes(app) ?? true)
    .sort()
    .map((app) => ({ app, server: development[app] }))
    .map(({ app, server }) => ({
      app,
      server,
      file: path.join(apps, app, server === undefined ? "dist/remote/remote.json" : "dist/dev/remote.json"),
    }))
    .filter(({ file }) => existsSync(file));

/** Lists the manifests of a release, starting with the shell's. Empty when the shell is not built. */
export function releaseFiles(options: ReadOptions): readonly string[] {
  const shell = shellFile(options);
  return existsSync(shell) ? [shell, ...remoteFiles(options).map(({ file }) => file)] : [];
}

/** A development build changes at runtime, so it has no hashes. */
const withoutHashes = ({ integrity: _, ...owner }: RegistryRemote): RegistryRemote => ({ ...owner, hashes: {} });

/**
 * Reads the newest build of the shell and of every remote from a checkout's apps folder, and makes the registry
 * of the documents. Skips an app without a build. Throws when a manifest is invalid, and when two apps claim a path.
 */
export function readRelease(options: ReadOptions): ReleaseManifests {
  const inDevelopment = isDevelopment(options);
  const read = (name: string, file: string) => parseManifest(name, readFileSync(file), file);
  const shell = read("shell", shellFile(options)) as ShellManifest;
  const pages: Record<string, { program: string; styles: readonly string[]; base: string }> = {};
  const remotes = remoteFiles(options).map(({ app, server, file }) => {
    const manifest = read(app, file) as RemoteManifest;
    const built = (name: string) => path.join(path.dirname(file), name);
    for (const [pathname, { public: isPublic, styles }] of Object.entries(manifest.paths)) {
      if (isPublic && manifest.pages)
        pages[pathname] = { program: built(manifest.pages), styles: styles.map(built), base: `/assets/${app}/` };
    }
    const owner = ownerOf(manifest.name, manifest, server === undefined ? `/assets/${app}/` : `${server}/`);
    return server === undefined ? owner : withoutHashes(owner);
  });
  const conflicts = findConflicts([{ name: "shell", paths: shell.paths }, ...remotes]);
  if (conflicts.length > 0) throw new Error(`${conflicts.join("; ")}.`);
  const owner = ownerOf("shell", shell, inDevelopment ? "/assets/shell/dev/" : "/assets/shell/");
  return { shell, pages, registry: { shell: inDevelopment ? withoutHashes(owner) : owner, remotes } };
}
