import {
  closePaths,
  INTEGRITY_MANIFEST_FILE,
  type Registry,
  type RegistryRemote,
  type RemoteManifest,
  type ShellManifest,
} from "@lending/federation/manifest";
import semver from "semver";
import { type AnyManifest, isShell } from "./artefact/Build.ts";
import { type Deployed, folderOf, Untrusted } from "./formats/names.ts";
import type { ReleaseContent } from "./formats/Release.ts";
import { closedPart, withVariants } from "./variants.ts";

/**
 * Returns why a remote does not run in a shell, or an empty list: the shell's host contract is not in the remote's range,
 * or its native port lacks a verb.
 */
export function misfits(name: string, remote: RemoteManifest, shell: ShellManifest): readonly string[] {
  const used = new Set(Object.values(remote.paths).flatMap((path) => path.verbs ?? []));
  const lacking = [...used].filter((verb) => !shell.verbs.includes(verb));
  const why = lacking.map((verb) => `calls ${verb}, which the native port of shell ${shell.version} lacks`);
  if (!semver.satisfies(shell.host, remote.host))
    why.unshift(`needs the host contract ${remote.host}, and shell ${shell.version} provides ${shell.host}`);
  return why.map((one) => `${name} ${remote.version} ${one}`);
}

/** Returns an app's entry in the registry. `base` is the folder of its files; a development build has no hashes. */
export function ownerOf(name: string, manifest: AnyManifest, base: string): RegistryRemote {
  const { version, entry, paths, files } = manifest;
  const integrity = files[INTEGRITY_MANIFEST_FILE];
  return {
    ...{ name, version, base, entry, paths },
    ...(integrity !== undefined && { integrity }),
    hashes: files,
  };
}

/** What the documents of some devices are composed from, as values. */
export interface Site {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  readonly environment: ReleaseContent["environment"];
}

interface Manifests {
  manifest(app: string, deployed: Deployed): AnyManifest;
  /** The folders of apps on development servers, instead of those in the release. */
  readonly bases?: Readonly<Record<string, string>>;
}

/**
 * Returns what the documents of a release are composed from, for the devices of some variants. A path belongs to the owner that the
 * release states: a manifest that claims another one's path, or one of nobody, has no effect. A closed path belongs to no build.
 */
export function siteOf(release: ReleaseContent, manifests: Manifests, ids: readonly string[] = []): Site {
  const { shell: deployedShell, remotes, fallbacks, environment } = withVariants(release, ids);
  const baseOf = (name: string, deployed: Deployed) =>
    manifests.bases?.[name] ?? `${release.assets}${folderOf(name, deployed)}/`;
  const entryOf = (name: string, deployed: Deployed): RegistryRemote => {
    const owner = ownerOf(name, manifests.manifest(name, deployed), baseOf(name, deployed));
    const paths = Object.entries(owner.paths).filter(([path]) => release.paths[path] === name);
    return { ...owner, paths: Object.fromEntries(paths) };
  };
  const shell = manifests.manifest("shell", deployedShell);
  if (!isShell(shell)) throw new Untrusted(`shell ${deployedShell.version} is the manifest of a remote.`);
  const entries = Object.entries(remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, deployed]) => {
      const owner = entryOf(name, deployed);
      const fallback = fallbacks[name];
      const last = fallback && manifests.manifest(name, fallback);
      // A fallback that does not fit this shell would fail too.
      if (!fallback || !last || isShell(last) || misfits(name, last, shell).length > 0) return owner;
      const { entry, integrity } = ownerOf(name, last, "");
      return { ...owner, last: { base: baseOf(name, fallback), entry, ...(integrity !== undefined && { integrity }) } };
    });
  const registry = { shell: entryOf("shell", deployedShell), remotes: entries };
  return { shell, registry: closePaths(registry, (path) => closedPart(release, path) !== undefined), environment };
}
