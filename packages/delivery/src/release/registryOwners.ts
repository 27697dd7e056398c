import { PINS_FILE, type RegistryRemote, type RemoteManifest, type ShellManifest } from "@lending/federation/manifest";

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

/** Returns the hash of a build's integrity manifest, if it has one. */
const integrityManifestOf = ({ files }: RemoteManifest | ShellManifest) => {
  const hash = files[PINS_FILE];
  return hash === undefined ? {} : { pins: hash };
};

/** Returns a remote's entry in the registry. `base` is the folder of its files; a development build has no hashes. */
export const remoteOwner = (manifest: RemoteManifest, base: string): RegistryRemote => ({
  name: manifest.name,
  version: manifest.version,
  base,
  entry: manifest.entry,
  paths: manifest.paths,
  ...integrityManifestOf(manifest),
  integrity: wantedHashes(manifest.files, manifest.paths, [manifest.entry]),
});

/** Returns the shell's entry in the registry. */
export const shellOwner = (manifest: ShellManifest, base: string): RegistryRemote => ({
  name: "shell",
  version: manifest.version,
  base,
  entry: manifest.entry,
  paths: manifest.paths,
  ...integrityManifestOf(manifest),
  integrity: wantedHashes(manifest.files, manifest.paths, [manifest.entry, ...manifest.scripts, ...manifest.styles]),
});
